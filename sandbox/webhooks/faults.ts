import { z } from 'zod';

export const companies = ['truelayer', 'trust', 'kyc', 'aza', 'pivot'] as const;
export type Company = (typeof companies)[number];

/** What can be made to go wrong, for the next `count` webhooks or calls of one company. */
export const faultKinds = [
  /** The webhook comes twice, with the same event id. */
  'duplicate',
  /** The webhook comes after the next one about the same thing. */
  'outOfOrder',
  /** The webhook comes ten times as late as usual; asking for the state already gives the new one. */
  'late',
  /** A copy signed by a stranger comes just before the true webhook. */
  'forged',
  /** The webhook waits for POST /faults/release. */
  'hold',
  /** The company answers a call with 500 and does nothing. */
  'serverError',
  /** The company does what it was asked and never answers. */
  'timeoutAfterAccept',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export const faultOrder = z.strictObject({
  provider: z.enum(companies),
  kind: z.enum(faultKinds),
  count: z.int().min(1).max(1_000).default(1),
});
type FaultOrder = z.infer<typeof faultOrder>;

export type Faults = {
  readonly order: (order: FaultOrder) => void;
  /** True as often as was ordered. */
  readonly strikes: (provider: Company, kind: FaultKind) => boolean;
  readonly outstanding: () => FaultOrder[];
  readonly clear: () => void;
};

export function createFaults(): Faults {
  let orders: FaultOrder[] = [];
  return {
    order: (order) => orders.push({ ...order }),
    strikes(provider, kind) {
      const found = orders.find((order) => order.provider === provider && order.kind === kind);
      if (!found) return false;
      found.count -= 1;
      orders = orders.filter(({ count }) => count > 0);
      return true;
    },
    outstanding: () => orders.map((order) => ({ ...order })),
    clear: () => {
      orders = [];
    },
  };
}
