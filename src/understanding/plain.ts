/** Without case, accents and edges, as names are compared. */
export const plain = (text: string): string => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
