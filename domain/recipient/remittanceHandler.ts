/** Who pays a recipient out (spec §3, Recipient). */
export const remittanceHandlers = ['AZA', 'PIVOT', 'MANUAL'] as const;
export type RemittanceHandler = (typeof remittanceHandlers)[number];
