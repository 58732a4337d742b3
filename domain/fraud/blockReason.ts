/** Why an operator stops somebody. What the person may be told of it is `isToldWhy`'s business. */
export const blockReasons = ['accountTakeover', 'fraud', 'sanctions', 'authority'] as const;
export type BlockReason = (typeof blockReasons)[number];

export const isBlockReason = (text: string | undefined): text is BlockReason =>
  blockReasons.some((known) => known === text);

/** Whether the person may hear why. Of sanctions, fraud and orders of an authority nothing is said: no tipping-off. */
export const isToldWhy: Readonly<Record<BlockReason, boolean>> = {
  accountTakeover: true,
  fraud: false,
  sanctions: false,
  authority: false,
};
