/** What a secret must hold at the least: what nobody can try through (ASVS 11.2.3). */
export const bitsNeeded = 128;

/** What people write in secrets they mean to change later, and rows of keys. */
const commonParts =
  /secret|password|passwd|master|change|replace|sample|example|default|admin|production|sandbox|please|sawa|correct|horse|battery|staple|letmein|welcome|qwerty|asdf|zxcv/gi;

/** Letters as words have them; in what is drawn by chance so many in a row are rare, and there are no spaces. */
const words = /[A-Za-z][a-z]{4,}/g;
const wordsBetweenSpaces = /[A-Za-z’']+|\s+/g;
/** Bits a word and its space add, being among the thousand that people think of first. */
const bitsOfWord = 10;

const alphabets: readonly (readonly [RegExp, number])[] = [
  [/[0-9]/, 10],
  [/[a-f]/, 6],
  [/[g-z]/, 20],
  [/[A-F]/, 6],
  [/[G-Z]/, 20],
  [/[^0-9A-Za-z]/, 2],
];

/**
 * Bits somebody who guesses would need at the most: known words count nothing, others little, nor does what repeats or
 * counts up or down. What is left counts by its alphabet, and less where it uses little of it. This cannot tell chance
 * from what only looks like it: it is a floor against carelessness, not a proof.
 */
export function apparentBits(secret: string): number {
  const unknown = withoutRepeats(secret.replace(commonParts, ''));
  const isHex = /^[\da-f]*$|^[\dA-F]*$/.test(unknown);
  const word = /\s/.test(secret) ? wordsBetweenSpaces : words;
  const found = isHex ? [] : (unknown.match(word) ?? []).filter((each) => each.trim() !== '');
  const characters = [...(isHex ? unknown : unknown.replace(word, ''))];
  return found.length * bitsOfWord + characters.length * bitsACharacter(characters);
}

function bitsACharacter(characters: readonly string[]): number {
  const text = characters.join('');
  const alphabet = alphabets.reduce((sum, [kind, size]) => (kind.test(text) ? sum + size : sum), 0);
  if (alphabet === 0) return 0;
  const distinct = new Set(characters).size;
  const expected = alphabet * (1 - (1 - 1 / alphabet) ** characters.length);
  return Math.log2(distinct < expected * 0.6 ? distinct : alphabet);
}

/** How many characters in a row are taken for a repeat or a count; fewer come about by chance. */
const longEnough = 6;

/** Without what stood there before, in whichever case, and without rows like aaaaaa, abcdef and 97531. */
function withoutRepeats(text: string): string {
  const known = new Set<string>();
  let left = '';
  for (let at = 0; at < text.length; at += 1) {
    const part = text.slice(at, at + longEnough).toLowerCase();
    if (part.length === longEnough && (known.has(part) || isRow(part))) {
      at += longEnough - 1;
      continue;
    }
    known.add(part);
    left += text[at];
  }
  return left;
}

function isRow(part: string): boolean {
  const steps = [...part].slice(1).map((character, at) => character.charCodeAt(0) - part.charCodeAt(at));
  return steps.every((step) => step === steps[0] && Math.abs(step) <= 2);
}
