import { randomInt } from 'node:crypto';

/** Easily read aloud: no 0 and O, no 1 and I. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Length of generated references (AUT-48, D-33). They are shown and never secret (D-124). */
const length = 10;

/** Whose code it is; card billing leaves these three characters out (D-34). */
const prefix = 'SAW';

/** A membership code, which is the referral code too (D-34). */
export const membershipCode = (): string => prefix + letters(length - prefix.length);

/** The number of a complaint, to be named on the phone. */
export const caseNumber = (): string => `CASE-${letters(length - 2)}`;

const letters = (count: number) => Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');
