/** Whether a looked-up name contains both names of a recipient, whatever its case, accents and order (RCP-33, D-64). */
export function accountNameMatches(lookedUp: string, recipient: { firstName: string; lastName: string }): boolean {
  const found = wordsOf(lookedUp);
  const contains = (name: string) => {
    const words = wordsOf(name);
    return words.length > 0 && words.every((word) => found.includes(word));
  };
  return contains(recipient.firstName) && contains(recipient.lastName);
}

/** Letters without accents, in words; an apostrophe joins, a hyphen parts. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/œ/gi, 'oe')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
