import { randomInt } from 'node:crypto';
import { referenceCount, referenceOf } from '#domain/transfer/transferReference.ts';

/** By chance, so that none tells how many there are; the database refuses one that is taken. */
export const newReference = (): string => referenceOf(randomInt(referenceCount));
