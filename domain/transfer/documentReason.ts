/** Why an operator asks for documents; the sender is told which. */
export const documentReasons = ['identity', 'address', 'source-of-funds', 'purpose', 'relationship'] as const;
export type DocumentReason = (typeof documentReasons)[number];
