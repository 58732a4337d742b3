import type { CompetitorRates } from '#contract/quote/competitor.ts';
import type { Exchange } from '#contract/quote/quote.ts';
import { moneyOf } from '#contract/transfer/transferSum.ts';
import type { Money } from '#domain/money/money.ts';
import { type Ranked, rankServices } from '#domain/quote/rankServices.ts';
import type { TransferSum } from '#domain/quote/transferSum.ts';

type Service = {
  readonly id: 'ours' | CompetitorRates['competitors'][number]['letter'];
  readonly fee: Money;
  readonly rate: string;
  readonly received: Money;
  /** Epoch seconds of the price. */
  readonly at: number;
};

export type ComparedService = Ranked<Service>;

type Ours = { readonly sum: TransferSum; readonly exchange: Exchange };

/** The call's services and ours, as they are ranked. */
export function compareServices(
  { sum, exchange }: Ours,
  { base, target, competitors }: CompetitorRates,
): ComparedService[] {
  const ours: Service = {
    id: 'ours',
    fee: sum.operatorFee,
    rate: exchange.rate,
    received: sum.theyGet,
    at: exchange.at,
  };
  const others = competitors.map(
    ({ letter, fee, rate, received, at }): Service => ({
      id: letter,
      fee: moneyOf(fee, base),
      rate,
      received: moneyOf(received, target),
      at,
    }),
  );
  return rankServices({ ours, others });
}
