import { fold } from './tokens.ts';

export type PromoSaid = {
  /** As it was typed. */
  readonly code: string;
  /** What else was said. */
  readonly rest: string;
};

/** "100 with the promo code SAVE10": the code, and the rest. Nothing where only promotions are spoken of. */
export function readPromoCode(said: string): PromoSaid | undefined {
  const words = said.split(' ');
  const place = words.findIndex((word, at) => isNamedSo(words, at) && isCode(bare(word)));
  if (place < 0) return undefined;
  const from = words.slice(0, place).findLastIndex((word) => !introducing.has(plainWord(word))) + 1;
  const rest = [...words.slice(0, from), ...words.slice(place + 1)].join(' ');
  const isMoreSaid = rest.split(' ').some((word) => !courtesies.has(plainWord(word)));
  return { code: bare(words[place] ?? ''), rest: isMoreSaid ? rest : '' };
}

/** Letters with digits, or capitals alone: a word of a sentence is neither. */
const isCode = (word: string): boolean =>
  /^[A-Za-z0-9_-]{3,40}$/.test(word) && /[A-Za-z]/.test(word) && (/\d/.test(word) || word === word.toUpperCase());

/** Right behind "code", "promo" or "voucher", perhaps with "is" between. */
function isNamedSo(words: readonly string[], at: number): boolean {
  const before = words.slice(0, at).map(plainWord);
  const last = before.findLastIndex((word) => !between.has(word));
  return names.has(before[last] ?? '');
}

const names: ReadonlySet<string> = new Set(['code', 'promo', 'voucher', 'coupon', 'reduction']);
const between: ReadonlySet<string> = new Set(['is', 'est', 'its', 'cest', 'called', 'it', 's', 'c', '']);
const introducing: ReadonlySet<string> = new Set(
  `with using use and apply plus add please my the a an this promo promotional promotion discount voucher coupon code is its called i have ive got there
  avec et utilise utilisez utiliser applique appliquez appliquer ajoute ajoutez mon le la un une ce de reduction est cest jai`.split(
    /\s+/,
  ),
);
const courtesies: ReadonlySet<string> = new Set(
  'please thanks thank you svp merci s il sil vous te plait and et'.split(' ').concat(''),
);

const bare = (word: string): string => word.replace(/["'“”«»().,;:!?]/g, '');
const plainWord = (word: string): string => fold(word).replace(/[^a-z0-9]/g, '');
