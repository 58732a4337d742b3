import type { SendingLimits } from '#contract/quote/quote.ts';
import { moneyOf } from '#contract/transfer/transferSum.ts';
import type { PayInCurrency } from '#domain/money/currency.ts';
import { limitPeriodDays, seededTransferLimits } from '#domain/transfer/transferLimits.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { calculatorView } from '#src/machines/quote/price-quote/calculatorView.ts';
import { type Happening, told } from '../thread.ts';
import { type AccountReply, said } from './accountReply.ts';

/** What may be sent: this way, and of a sender's own what is left and from when more; of a visitor's what anybody may. */
export function limitsReply(guide: GuidedSenderActor, own: SendingLimits | undefined): AccountReply {
  const priceQuote = guide.getSnapshot().children.sendMoney?.getSnapshot().children.priceQuote;
  const view = priceQuote && calculatorView(priceQuote.getSnapshot().context);
  return said([
    ...(view?.limits
      ? [told({ key: 'guide.account.limitsHere', facts: { send: view.limits.least, total: view.limits.most } })]
      : []),
    ...(own ? ownLimits(own, view?.draft.payinCurrency ?? 'GBP') : [everybodys]),
  ]);
}

/** Over a day and over thirty (D-120). */
const everybodys = told({
  key: 'guide.account.limits',
  facts: { send: seededTransferLimits.perDay, total: seededTransferLimits.perThirtyDays, count: limitPeriodDays },
});

function ownLimits(
  { periods, currency: limitCurrency, unproved }: SendingLimits,
  currency: PayInCurrency,
): readonly Happening[] {
  const left = periods.map(({ days, ...period }) =>
    told({
      key: days === 1 ? 'guide.account.leftToday' : 'guide.account.leftInDays',
      facts: { send: moneyOf(period.left, currency), total: moneyOf(period.limit, limitCurrency), count: days },
    }),
  );
  const { moreFrom } = periods.reduce((least, period) => (period.left < least.left ? period : least));
  return [
    ...left,
    ...(moreFrom !== undefined ? [told({ key: 'guide.account.moreFrom', facts: { moment: moreFrom } })] : []),
    ...(unproved ? [told({ key: 'guide.account.unproved', facts: { count: unproved.most } })] : []),
    told({ key: 'guide.account.limitsSame' }),
    { kind: 'lead', words: { key: 'guide.account.limitsPage' }, to: '/settings' },
  ];
}
