/**
 * The key that signs requests lives in IndexedDB as a CryptoKey that cannot be taken out: it survives a reload, and
 * scripts may use it but never read it (security notes, 4.1). Tabs share it, so it is fetched for every call.
 */
const databaseName = 'sawa';
const storeName = 'session';
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
  await inStore('readwrite', (store) => store.put(sessionKey, entry));
}

export const loadSessionKey = (): Promise<SessionKey | undefined> =>
  inStore<SessionKey | undefined>('readonly', (store) => store.get(entry));

/** Drops the key; with an id only if it still is that one, because another tab may have signed in since. */
export async function forgetSessionKey(id?: string): Promise<void> {
  if (id !== undefined && (await loadSessionKey())?.id !== id) return;
  await inStore('readwrite', (store) => store.delete(entry));
}

async function inStore<Value>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Value> | IDBRequest<IDBValidKey>,
): Promise<Value> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(storeName, mode);
    const request = act(transaction.objectStore(storeName));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result as Value;
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
