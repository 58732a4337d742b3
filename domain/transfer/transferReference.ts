import { operator } from '../operator.ts';

const { visibleIdPrefix } = operator;

/** By their values. Z, U, I, L and O are left out: they look like 2, V, 1, 1 and 0, and are read as those. */
const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXY';
const lookAlikes: Readonly<Record<string, string>> = { Z: '2', U: 'V', I: '1', L: '1', O: '0' };

/** A prime, so that every difference of two symbols has an inverse, which is what the two checks rest on. */
const base = symbols.length;
const length = 8;

/** How many references there are: six symbols are free, the last two check them. */
export const referenceCount = base ** (length - 2);

/** The reference with this number, from 0 below `referenceCount`; the server draws the number. */
export function referenceOf(number: number): string {
  const values = Array.from({ length: length - 2 }, (_, place) => Math.floor(number / base ** place) % base);
  const sum = values.reduce((total, value) => total + value, 0);
  const weighted = values.reduce((total, value, place) => total + (place + 1) * value, 0);
  const checks = [weighted - 8 * sum, 7 * sum - weighted].map((check) => ((check % base) + base) % base);
  return [...values, ...checks].map((value) => symbols[value]).join('');
}

/**
 * Its symbols, and those by their places, both come to nothing: the Reed–Solomon code that notices any two wrong
 * symbols, and so a swap of any two, wherever they stand.
 */
function addsUp(reference: string): boolean {
  const values = [...reference].map((symbol) => symbols.indexOf(symbol));
  const sum = values.reduce((total, value) => total + value, 0);
  const weighted = values.reduce((total, value, place) => total + (place + 1) * value, 0);
  return !values.includes(-1) && sum % base === 0 && weighted % base === 0;
}

/** As it is shown and read aloud: SW-7K3M-92NC (TRF-16, D-84, D-112). */
export const visibleReference = (reference: string): string =>
  `${visibleIdPrefix}${reference.slice(0, length / 2)}-${reference.slice(length / 2)}`;

/** What a person typed: a reference, a part of one, one with a slip in it, or (undefined) something else. */
export type TypedReference =
  | { readonly kind: 'whole'; readonly reference: string }
  | { readonly kind: 'part'; readonly part: string }
  | { readonly kind: 'mistyped' };

const prefixLetters = visibleIdPrefix.replace(/[^A-Z]/g, '');

/** Reads it with or without dashes, spaces and prefix, in any case, with letters for the digits they look like. */
export function readReference(text: string): TypedReference | undefined {
  const typed = text.trim().toUpperCase();
  const signs = typed.replace(/[\s\p{Pd}]/gu, '');
  const behindPrefix = signs.startsWith(prefixLetters) ? signs.slice(prefixLetters.length) : signs;
  const reference = [signs, behindPrefix].map(asSymbols).find((read) => read.length === length && addsUp(read));
  if (reference !== undefined) return { kind: 'whole', reference };

  // A name has no digit, so that a search for one is never taken for this.
  const hasPrefix = typed.startsWith(visibleIdPrefix);
  if (!hasPrefix && !/\d/.test(signs)) return undefined;
  // Without the prefix, digits and the letters up to F may as well be a part of a long id.
  const isOurs = hasPrefix || (/^[\dA-Z]+$/.test(signs) && /[G-Z]/.test(signs));
  if (behindPrefix.length >= length) {
    return isOurs && behindPrefix.length <= length + 1 ? { kind: 'mistyped' } : undefined;
  }
  const part = asSymbols(behindPrefix);
  return part !== '' && [...part].every((sign) => symbols.includes(sign)) ? { kind: 'part', part } : undefined;
}

const asSymbols = (signs: string) => [...signs].map((sign) => lookAlikes[sign] ?? sign).join('');

/** Where a whole reference is asked for: it has a slip in it, or is not all there. */
export const isWrongReference = (text: string): boolean => {
  const read = readReference(text);
  return read !== undefined && read.kind !== 'whole';
};

/** The reference a sentence names, as it is typed there; it begins with its prefix, which no other number does. */
export function referenceIn(sentence: string): string | undefined {
  const words = [...sentence.matchAll(/(?<![\p{L}\d])(?=[a-z])/giu)].map(({ index }) => sentence.slice(index));
  const texts = words.map((text) => {
    const letters = text.slice(0, prefixLetters.length);
    const body = letters.toUpperCase() === prefixLetters && afterPrefix.exec(text.slice(letters.length))?.[0];
    return body ? letters + body : '';
  });
  return texts.find((text) => /[\d\p{Pd}]/u.test(text));
}

/** Eight signs in a row or two, or behind a dash any few: a slip may have left one out. */
const afterPrefix =
  /^(?:\p{Pd}[\dA-Z]{2,5}[\s\p{Pd}]?[\dA-Z]{2,5}|\s?[\dA-Z]{4}[\s\p{Pd}]?[\dA-Z]{4})(?!\p{Pd}?[\p{L}\d])/iu;

/** For eyes: a reference the way we write it, whichever way it was typed; anything else as it is. */
export function asShown(text: string): string {
  const read = readReference(text);
  return read?.kind === 'whole' ? visibleReference(read.reference) : text.trim();
}

/** The long id that stands behind a transfer, as earlier messages show it: with or without the prefix. */
export function bareTransferId(text: string): string {
  const trimmed = text.trim();
  const isPrefixed = trimmed.slice(0, visibleIdPrefix.length).toUpperCase() === visibleIdPrefix;
  return isPrefixed ? trimmed.slice(visibleIdPrefix.length).trim() : trimmed;
}
