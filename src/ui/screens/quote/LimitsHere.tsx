import { useTranslation } from 'react-i18next';
import type { CalculatorView } from '#src/machines/quote/price-quote/calculatorView.ts';
import { Disclosure } from '../../controls/Disclosure.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import { SendingLimits } from './SendingLimits.tsx';

type LimitsHereProps = { readonly view: CalculatorView; readonly userId: string | undefined };

/** Under the calculator: what the limits of this way and this sender are, before anybody is asked who they are. */
export function LimitsHere({ view: { draft, limits }, userId }: LimitsHereProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const atATime = limits && {
    label: t('limits.atATime', { method: t(`methods.${draft.transferMethod}`) }),
    value: t('limits.range', { least: money(limits.least), most: money(limits.most) }),
  };
  return (
    <Disclosure title={t(userId === undefined ? 'limits.everybodys' : 'limits.title')} level={2}>
      <SendingLimits userId={userId} currency={draft.payinCurrency} atATime={atATime} />
    </Disclosure>
  );
}
