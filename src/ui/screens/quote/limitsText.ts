import type { TFunction } from 'i18next';
import { moneyOf } from '#contract/transfer/transferSum.ts';
import { compareMoney } from '#domain/money/money.ts';
import type { CalculatorView } from '#src/machines/quote/price-quote/calculatorView.ts';
import type { Formats } from '../../formats/useFormats.ts';

type Reader = { readonly t: TFunction } & Pick<Formats, 'money'>;

/** From how much to how much there may be, and which limit makes it less than anybody's. */
export function limitsText(limits: NonNullable<CalculatorView['limits']>, { t, money }: Reader): string {
  const [least, most] = [money(limits.least), money(limits.most)];
  const { because } = limits;
  if (!because) return t('send.quote.limits', { least, most });
  const limit = moneyOf(because.amount, because.currency);
  const facts = { least, most, limit: money(limit), count: because.days };
  if (compareMoney(limits.most, limits.least) < 0) return t('send.quote.limitReached', facts);
  const isWhole = limits.most.currency === limit.currency && compareMoney(limits.most, limit) === 0;
  return t(isWhole ? 'send.quote.wholeLimit' : 'send.quote.sendingLimit', facts);
}
