import { randomBytes } from 'node:crypto';

/** A key as a back office hands it out: 192 bits, safe in an address. */
export const newKey = (): string => randomBytes(24).toString('base64url');
