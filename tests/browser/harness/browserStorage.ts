import type { Page } from 'playwright';

/** Everything scripts of the page can read back later, as one text. Keys that cannot be exported show as such. */
export function readableStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const ofRequest = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const exported = async (value: unknown): Promise<unknown> => {
      if (value instanceof CryptoKey) return crypto.subtle.exportKey('raw', value).catch(() => 'cannot be exported');
      if (typeof value !== 'object' || value === null) return value;
      const parts = Object.entries(value).map(async ([name, part]) => [name, await exported(part)]);
      return Object.fromEntries(await Promise.all(parts));
    };
    const records: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await ofRequest(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const all = await ofRequest(database.transaction(store).objectStore(store).getAll());
        records.push(...(await Promise.all(all.map(exported))));
      }
      database.close();
    }
    return JSON.stringify({ cookies: document.cookie, local: localStorage, session: sessionStorage, records });
  });
}
