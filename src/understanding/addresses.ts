/** An address said all at once. */
export type WholeAddress = { readonly street: string; readonly town: string; readonly postcode: string };

/** As they are written on an envelope, for the countries we send from; elsewhere four or five figures. */
const postcodes: Readonly<Record<string, string>> = {
  GB: '[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}',
  CA: '[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d',
  IE: '[A-Z]\\d[\\dW]\\s?[A-Z\\d]{4}',
  NL: '\\d{4}\\s?[A-Z]{2}',
  PT: '\\d{4}-\\d{3}',
  GR: '\\d{3}\\s?\\d{2}',
  SK: '\\d{3}\\s?\\d{2}',
  MT: '[A-Z]{3}\\s?\\d{4}',
};
const figures = '(?:[A-Z]{1,2}-)?\\d{4,5}';

const town = "[\\p{L}\\p{M}][\\p{L}\\p{M}'’. -]*";

/**
 * Street, town and postcode, where all three are there and it is plain which is which; nothing otherwise. `country` is
 * where the sender lives, an ISO 3166-1 alpha-2 code.
 */
export function readAddress(said: string, country: string): WholeAddress | undefined {
  const text = said.trim().replace(/\s+/g, ' ').replace(/[.,]$/, '');
  const postcode = postcodes[country] ?? figures;
  const behind = new RegExp(`^(?<street>.+),\\s*(?<town>${town}?)(?:,\\s*|\\s)(?<postcode>${postcode})$`, 'iu').exec(
    text,
  );
  const between = new RegExp(`^(?<street>.+?),?\\s(?<postcode>${postcode}),?\\s(?<town>${town})$`, 'iu').exec(text);
  const found = (behind ?? between)?.groups;
  if (!found?.street || !found.town || !found.postcode) return undefined;
  return { street: found.street.replace(/,$/, ''), town: found.town.trim(), postcode: found.postcode.toUpperCase() };
}
