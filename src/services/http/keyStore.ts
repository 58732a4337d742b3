/**
 * Keys live in IndexedDB as CryptoKeys that cannot be taken out: they survive a reload, and scripts may use but never
 * read them (security notes, 4.1).
 */
const databaseName = 'sawa';
const storeName = 'session';

async function inKeyStore<Value>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Value> | IDBRequest<IDBValidKey> | IDBRequest<undefined>,
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

/** Keys by their names; what is in it came from here. */
export type KeyStore = {
  readonly read: <Value>(name: string) => Promise<Value | undefined>;
  readonly keep: (name: string, value: unknown) => Promise<void>;
  readonly forget: (name: string) => Promise<void>;
  /** Whoever signs out takes every key along. */
  readonly empty: () => Promise<void>;
};

export const browserKeys: KeyStore = {
  read: <Value>(name: string) => inKeyStore<Value | undefined>('readonly', (store) => store.get(name)),
  keep: async (name, value) => void (await inKeyStore('readwrite', (store) => store.put(value, name))),
  forget: async (name) => void (await inKeyStore('readwrite', (store) => store.delete(name))),
  empty: async () => void (await inKeyStore('readwrite', (store) => store.clear())),
};

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
