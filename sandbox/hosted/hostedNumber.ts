import { randomBytes } from 'node:crypto';

/** A number nobody can guess, as companies give to payments and pages. */
export const newNumber = (): string => randomBytes(16).toString('hex');
