import { useTranslation } from 'react-i18next';
import type { Failure } from '#contract/protocol/failure.ts';
import { type Money, parseMoney } from '#domain/money/money.ts';
import type { PriceQuoteActor } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import { PlainButton } from '../../controls/PlainButton.tsx';
import styles from '../../flows/send.module.css';
import { useFormats } from '../../formats/useFormats.ts';

type PromoRemedyProps = {
  readonly actor: PriceQuoteActor;
  readonly failure: Failure | undefined;
  /** Typed and refused: asked for anew with the other amount. */
  readonly code?: string | undefined;
};

/** How much more or less makes a promotion count, taken with one press (peers 8). */
export function PromoRemedy({ actor, failure, code }: PromoRemedyProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const remedy = failure && remedyOf(failure, actor.getSnapshot().context.draft.payinCurrency);
  if (!remedy) return null;
  const { by, difference, amount } = remedy;
  function take() {
    actor.send({ type: 'amount.entered', typed: 'payin', amount });
    if (code) actor.send({ type: 'promo.entered', code });
  }
  return (
    <div className={styles.promoRemedy}>
      <p>{t(`send.promo.${by}`, { difference: money(difference) })}</p>
      <PlainButton variant="secondary" size="small" onPress={take}>
        {t('send.promo.take', { amount: money(amount) })}
      </PlainButton>
    </div>
  );
}

type Remedy = { readonly by: 'more' | 'less'; readonly difference: Money; readonly amount: Money };

/** As the refusal tells it; nothing where it is about anything else, or about another currency by now. */
function remedyOf({ details: { params } }: Failure, currency: Money['currency']): Remedy | undefined {
  if (!params || params.currency !== currency) return undefined;
  const by = params.more === undefined ? 'less' : 'more';
  const difference = parseMoney(params[by] ?? '', currency);
  const amount = parseMoney(params[by === 'more' ? 'min' : 'max'] ?? '', currency);
  return difference.ok && amount.ok ? { by, difference: difference.value, amount: amount.value } : undefined;
}
