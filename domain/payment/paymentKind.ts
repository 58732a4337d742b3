export const paymentKinds = ['bank', 'interac', 'card'] as const;

export type PaymentKind = (typeof paymentKinds)[number];
