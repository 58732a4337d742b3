/** An address said all at once. */
export type WholeAddress = { readonly street: string; readonly town: string; readonly postcode: string };

/** As they are written on an envelope, for the countries we send from. */
const postcodes: Readonly<Record<string, RegExp>> = {
  GB: /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?![\p{L}\d])/giu,
  CA: /(?<![\p{L}\d])[A-Z]\d[A-Z]\s?\d[A-Z]\d(?![\p{L}\d])/giu,
  IE: /(?<![\p{L}\d])[A-Z]\d[\dW]\s?[A-Z\d]{4}(?![\p{L}\d])/giu,
  NL: /(?<![\p{L}\d])\d{4}\s?[A-Z]{2}(?![\p{L}\d])/giu,
  PT: /(?<![\p{L}\d])\d{4}-\d{3}(?![\p{L}\d])/giu,
  GR: /(?<![\p{L}\d])\d{3}\s?\d{2}(?![\p{L}\d])/giu,
  SK: /(?<![\p{L}\d])\d{3}\s?\d{2}(?![\p{L}\d])/giu,
  MT: /(?<![\p{L}\d])[A-Z]{3}\s?\d{4}(?![\p{L}\d])/giu,
};
/** Everywhere else, with one letter or three of the country, or none: L-1111. */
const figures = /(?<![\p{L}\d])(?:[A-Z]{1,3}-)?\d{4,5}(?![\p{L}\d])/giu;

const town = /^[\p{L}\p{M}][\p{L}\p{M}'’. -]*$/u;

/** Without the commas and spaces that only part it from what was beside it. */
const alone = (part: string): string =>
  part
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .join(', ');

/**
 * Street, town and postcode, where all three are there and it is plain which is which; nothing otherwise. `country` is
 * where the sender lives, an ISO 3166-1 alpha-2 code.
 */
export function readAddress(said: string, country: string): WholeAddress | undefined {
  const line = said.trim().replace(/\s+/g, ' ');
  const text = alone(line.endsWith('.') ? line.slice(0, -1) : line);
  const found = [...text.matchAll(postcodes[country] ?? figures)].at(-1);
  if (!found) return undefined;
  const [postcode] = found;
  const before = alone(text.slice(0, found.index));
  const behind = alone(text.slice(found.index + postcode.length));
  const comma = before.lastIndexOf(',');
  const street = behind === '' ? alone(before.slice(0, Math.max(comma, 0))) : before;
  const place = behind === '' ? alone(before.slice(comma + 1)) : behind;
  if (street === '' || !town.test(place)) return undefined;
  return { street, town: place, postcode: postcode.toUpperCase() };
}
