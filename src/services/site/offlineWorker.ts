import { trustedScript } from '../http/trustedScript.ts';

const address = '/offline-worker.js';

/** What the server says of it in the page; `off` takes it away from browsers that have it. */
const wantsWorker = () => document.querySelector('meta[name="offline-worker"]')?.getAttribute('content') !== 'off';

/** The page without a network comes from a worker, which a server that is switched so does not want. */
export async function keepOfflineWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    if (wantsWorker()) {
      await navigator.serviceWorker.register(trustedScript(address));
      return;
    }
    const registered = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registered.map((registration) => registration.unregister()));
  } catch {
    // A private window may refuse; the pages are the same without it.
  }
}
