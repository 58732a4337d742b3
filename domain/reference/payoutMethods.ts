/** The three ways to receive money (REF-01), with the numbers the wire and the address bar use (spec §3). */
export const payoutMethods = ['mobile_money', 'bank_transfer', 'cash_pickup'] as const;
export type PayoutMethod = (typeof payoutMethods)[number];

export const payoutMethodNumbers = { mobile_money: 1, bank_transfer: 2, cash_pickup: 3 } as const satisfies Record<
  PayoutMethod,
  number
>;

export const payoutMethodOf = (number: number): PayoutMethod | undefined =>
  payoutMethods.find((method) => payoutMethodNumbers[method] === number);
