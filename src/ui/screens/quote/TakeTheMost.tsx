import { useTranslation } from 'react-i18next';
import type { Money } from '#domain/money/money.ts';
import type { CalculatorView } from '#src/machines/quote/price-quote/calculatorView.ts';
import { PlainButton } from '../../controls/PlainButton.tsx';
import { useFormats } from '../../formats/useFormats.ts';

type TakeTheMostProps = {
  readonly view: CalculatorView;
  readonly onTake: (side: 'payin' | 'payout', most: Money) => void;
};

/** Beside an amount over the limit: the most there may be, taken with one press (peers 10). */
export function TakeTheMost({ view, onTake }: TakeTheMostProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { refusal, mostInstead: most } = view;
  if (!refusal || !most) return null;
  const isSent = refusal.side === 'send';
  return (
    <div>
      <PlainButton variant="secondary" size="small" onPress={() => onTake(isSent ? 'payin' : 'payout', most)}>
        {t(isSent ? 'limits.sendMost' : 'limits.getMost', { most: formats.money(most) })}
      </PlainButton>
    </div>
  );
}
