/** How an address begins when it is told: "my email is", « c’est ». */
const leads =
  /^(?:(?:it is|it['’]?s|my (?:e-?mail|mail)(?: address)? is|c['’]est|mon (?:e-?mail|mail|adresse)(?: est| c['’]est)?) )/i;

const atSigns: ReadonlySet<string> = new Set(['@', 'at', 'arobase', 'arobas']);

const signs: Readonly<Record<string, string>> = {
  dot: '.',
  point: '.',
  underscore: '_',
  dash: '-',
  hyphen: '-',
  tiret: '-',
};

/**
 * An address as it is dictated, with its signs: "kofi dot mensah at gmail dot com". Words that no sign parts may be of
 * a sentence, so they are left as they are.
 */
export function withEmailInSigns(said: string): string {
  const words = said.replace(leads, '').replaceAll('@', ' @ ').trim().split(/ +/);
  const at = words.findIndex((word) => atSigns.has(word.toLowerCase()));
  const [name, host] = [joined(words.slice(0, Math.max(at, 0))), joined(words.slice(at + 1))];
  return name && host?.includes('.') ? `${name}@${host}` : said;
}

/** A word, and a sign before each of the others; nothing where two words stand side by side. */
function joined(spoken: readonly string[]): string | undefined {
  const words = spoken.map((word) => signs[word.toLowerCase()] ?? word);
  const isSign = (word: string) => /^[._-]$/.test(word);
  const isParted = words.every((word, place) => isSign(word) === (place % 2 === 1));
  return isParted && words.length % 2 === 1 ? words.join('') : undefined;
}
