import { z } from 'zod';
import { type Company, companies, companyIds, type FaultKind, faultKinds } from '../companies.ts';

export const faultOrder = z
  .strictObject({
    provider: z.enum(companyIds),
    kind: z.enum(faultKinds),
    count: z.int().min(1).max(1_000).default(1),
  })
  .refine(({ provider, kind }) => companies[provider].faults.includes(kind), 'This company cannot do that.');
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
