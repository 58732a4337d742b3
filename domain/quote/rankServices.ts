import { compareMoney, type Money, subtract } from '../money/money.ts';

type Delivers = { readonly received: Money };

/** A service and how much less it delivers than the first. */
export type Ranked<Service extends Delivers> = Service & { readonly behind: Money };

type Services<Service> = { readonly ours: Service; readonly others: readonly Service[] };

/** Ranked by what arrives for the same money paid, and nothing else: an equal of ours stands above us (D-105). */
export function rankServices<Service extends Delivers>({ ours, others }: Services<Service>): Ranked<Service>[] {
  const ranked = [...others, ours].sort((one, other) => compareMoney(other.received, one.received));
  const most = ranked[0]?.received ?? ours.received;
  return ranked.map((service) => ({ ...service, behind: subtract(most, service.received) }));
}
