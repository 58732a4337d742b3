/** AUT-36. */
export const maximumPhoneLength = 20;

/**
 * A number as it is dialled: no spaces, brackets, dots, slashes or dashes, `+` for a leading 00. The "(0)" people write
 * after a country's code is for calls inside that country, so it goes.
 */
export const dialledNumber = (text: string): string =>
  text
    .replace(/^(\s*(?:\+|00)[\d\s]*)\(0\)/, '$1')
    .replace(/[\s\u00ad\u2010-\u2015().\-–/]/g, '')
    .replace(/^00/, '+');

/** Separators aside, an optional plus and at least seven digits (AUT-44). */
export const phoneShapeFits = (text: string): boolean => /^\+?\d{7,}$/.test(dialledNumber(text));
