import { accept, type Result, refuse } from '../result.ts';

/** One @, something before it, and a domain with a dot; whether it exists is for the code we send to find out. */
const emailShape =
  /^[^\p{C}\p{Z}@<>()[\]\\,;:"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/** RFC 5321: an address of a path of 256 octets with its brackets. */
const maximumEmailLength = 254;

/** The address as it is kept and compared: no spaces around it, lower case, one way of writing each letter (AUT-38). */
export const tidyEmail = (text: string): string => text.trim().normalize('NFC').toLowerCase().normalize('NFC');

export function checkEmail(text: string): Result<string, 'emailInvalid'> {
  const email = tidyEmail(text);
  return email.length <= maximumEmailLength && emailShape.test(email) ? accept(email) : refuse('emailInvalid');
}

/** Signing in takes an e-mail or a phone (AUT-11). */
export const looksLikeEmail = (username: string): boolean => username.includes('@');
