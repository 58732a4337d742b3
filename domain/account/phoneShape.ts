/** AUT-36. */
export const maximumPhoneLength = 20;

/** Spaces aside, an optional plus and at least seven digits (AUT-44). */
export const phoneShapeFits = (text: string): boolean => /^\+?\d{7,}$/.test(text.replace(/\s/g, ''));
