import { randomInt } from 'node:crypto';

/** Easily read aloud: no 0 and O, no 1 and I. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Length of generated references (AUT-48, D-33). They are shown and never secret (D-124). */
const length = 10;

/** Whose code it is; card billing leaves these three characters out (D-34). */
const prefix = 'SAW';

/** A membership code, which is the referral code too (D-34). */
export const membershipCode = (): string =>
  prefix + Array.from({ length: length - prefix.length }, () => alphabet[randomInt(alphabet.length)]).join('');
