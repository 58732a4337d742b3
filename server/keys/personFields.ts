import { randomBytes } from 'node:crypto';
import type { Keyring } from './keyring.ts';
import { CannotOpen, seal, sealer, unseal } from './sealedText.ts';

/** Where a sealed field stands: moved to another row, column or table it opens no more. */
export type FieldPlace = { readonly table: string; readonly column: string; readonly row: string };

const placeOf = ({ table, column, row }: FieldPlace) => `${table}.${column} ${row}`;

/** A key for one person, as the database keeps it: sealed by the present master secret. */
export const newPersonKey = (keys: Keyring): string =>
  sealer(keys, 'person-key-v1').seal(randomBytes(32).toString('base64url'));

export type PersonFields = ReturnType<typeof personFields>;

/** Seals and opens what is kept of one person. Throws `CannotOpen` where the secret their key is sealed by is not here. */
export function personFields(keys: Keyring, sealedKey: string) {
  const key = Buffer.from(sealer(keys, 'person-key-v1').open(sealedKey), 'base64url');
  return {
    seal: (text: string, place: FieldPlace): string => seal(key, text, placeOf(place)),

    /** Throws `CannotOpen` when it was sealed for another place or person, or touched since. */
    open(sealed: string, place: FieldPlace): string {
      try {
        return unseal(key, sealed, placeOf(place));
      } catch {
        throw new CannotOpen(`Not what was sealed for ${place.table}.${place.column}`, true);
      }
    },
  };
}
