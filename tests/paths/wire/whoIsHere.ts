import type { KeyStore } from '#src/services/http/keyStore.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { keepSessionKey } from '#src/services/http/sessionKey.ts';
import { actFor, actForNobody } from '#src/services/http/signedInUser.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';

/** By every clock of these walks, in seconds: what is said in seconds from now is compared as an instant. */
export const walkedSeconds = 500;

/** Of every session in these walks: what signing in answers, and what signatures are checked with. */
export const keyBytes = Buffer.alloc(32, 7);
export const signingKey = keyBytes.toString('base64url');

/** The person of the fixtures, with a session. */
export async function somebodyHere(): Promise<void> {
  actFor(userFixture());
  await keepSessionKey(signingKey);
}

/** A page as it is opened by a visitor: nothing was read, nobody is known. */
export function nobodyHere(): void {
  queryClient.clear();
  actForNobody();
}

/** What the browser keeps in IndexedDB, which Node has not. */
export function memoryKeys(): KeyStore {
  const kept = new Map<string, unknown>();
  return {
    read: async <Value>(name: string) => kept.get(name) as Value | undefined,
    keep: async (name, value) => void kept.set(name, value),
    forget: async (name) => void kept.delete(name),
    empty: async () => kept.clear(),
  };
}
