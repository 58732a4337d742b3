import { surroundings } from './surroundings.ts';

/** The key that signs requests. Tabs share it, so it is fetched for every call. */
const entry = 'signingKey';

export type SessionKey = {
  /** Tells one session's key from the next one's. */
  readonly id: string;
  readonly key: CryptoKey;
};

/** Takes the bytes of the wire in and forgets them. */
export async function keepSessionKey(signingKey: string): Promise<void> {
  const key = await crypto.subtle.importKey('raw', bytesOf(signingKey), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const sessionKey: SessionKey = { id: crypto.randomUUID(), key };
  await surroundings().keys.keep(entry, sessionKey);
}

export const loadSessionKey = (): Promise<SessionKey | undefined> => surroundings().keys.read<SessionKey>(entry);

/** Drops the key; with an id only if it still is that one, because another tab may have signed in since. */
export async function forgetSessionKey(id?: string): Promise<void> {
  if (id !== undefined && (await loadSessionKey())?.id !== id) return;
  await surroundings().keys.forget(entry);
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
