import { z } from 'zod';

export const companies = [
  'truelayer',
  'trust',
  'axcess',
  'pay360',
  'paycross',
  'interac',
  'ivy',
  'kyc',
  'aza',
  'pivot',
  'pricewatch',
] as const;
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
  /** The company refuses a refund for good. */
  'refundRefused',
  /** The company takes three seconds to answer a call. */
  'slow',
  /** The company's line is cut before it answers a call. */
  'down',
  /** The webhook is sent a second time long after, word for word as it was signed. */
  'replayed',
  /** One unit more arrives than was asked for. */
  'amountDiffers',
  /** Half of what was asked for arrives. */
  'partial',
  /** The payer's bank takes the money back after it came. */
  'chargeback',
  /** The payer said yes, and nothing more is heard. */
  'stalled',
  /** The partner gives back what it had paid out. */
  'payoutReturned',
] as const;
export type FaultKind = (typeof faultKinds)[number];

const webhookKinds = ['duplicate', 'outOfOrder', 'late', 'forged', 'replayed', 'hold'] as const;
const questionKinds = ['serverError', 'slow', 'down'] as const;
const callKinds = [...questionKinds, 'timeoutAfterAccept'] as const;
const bankKinds = [...webhookKinds, ...callKinds, 'amountDiffers', 'partial', 'stalled', 'refundRefused'] as const;
const cardKinds = [...bankKinds, 'chargeback'] as const;
const partnerKinds = [...webhookKinds, ...callKinds, 'payoutReturned'] as const;

/** What each company can do to its merchants; nobody takes back a payment its own bank confirmed to TrueLayer. */
export const kindsOf: Record<Company, readonly FaultKind[]> = {
  truelayer: bankKinds,
  trust: cardKinds,
  axcess: cardKinds,
  pay360: cardKinds,
  paycross: cardKinds,
  interac: cardKinds,
  ivy: cardKinds,
  kyc: [...webhookKinds, ...callKinds],
  aza: partnerKinds,
  pivot: partnerKinds,
  pricewatch: questionKinds,
};

export const faultOrder = z
  .strictObject({
    provider: z.enum(companies),
    kind: z.enum(faultKinds),
    count: z.int().min(1).max(1_000).default(1),
  })
  .refine(({ provider, kind }) => kindsOf[provider].includes(kind), 'This company cannot do that.');
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
