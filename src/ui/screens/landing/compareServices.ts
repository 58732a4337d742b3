import type { CompetitorRates } from '#contract/competitor.ts';
import type { Exchange } from '#contract/quote.ts';
import { compareMoney, type Money, subtract } from '#domain/money/money.ts';
import { moneyOf, type TransferSum } from '../send-money/transferSum.ts';

type Service = {
  readonly id: 'ours' | CompetitorRates['competitors'][number]['letter'];
  readonly fee: Money;
  readonly rate: string;
  readonly received: Money;
  /** Epoch seconds of the price. */
  readonly at: number;
};

/** A service and how much less it delivers than the first. */
export type ComparedService = Service & { readonly behind: Money };

type Ours = { readonly sum: TransferSum; readonly exchange: Exchange };

/** Ranked by what arrives for the same money paid, and nothing else: an equal of ours stands above us (D-105). */
export function compareServices({ sum, exchange }: Ours, { base, target, competitors }: CompetitorRates) {
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
  const ranked = [...others, ours].sort((one, other) => compareMoney(other.received, one.received));
  const most = ranked[0]?.received ?? ours.received;
  return ranked.map((service): ComparedService => ({ ...service, behind: subtract(most, service.received) }));
}
