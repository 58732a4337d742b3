import { solveChallenge } from '#contract/account/proofOfWork.ts';
import type { KeyStore } from '#src/services/http/keyStore.ts';
import type { Surroundings } from '#src/services/http/surroundings.ts';
import { cookieJar } from './cookieJar.ts';

/** Where there is no browser: cookies and keys of one run in memory, and nothing of them on disk. */
export function terminalSurroundings(server: string): Surroundings {
  const { origin } = new URL(server);
  const cookies = cookieJar();
  return {
    origin: () => origin,
    addressOf: (target) => `${origin}${target}`,
    async fetch(input, init) {
      const request = new Request(input, init);
      // No page of another site speaks through this program, which is all that browsers say with it.
      request.headers.set('sec-fetch-site', 'same-origin');
      request.headers.set('user-agent', 'Sawa in a terminal');
      if (cookies.header() !== '') request.headers.set('cookie', cookies.header());
      const response = await fetch(request);
      cookies.take(response.headers.getSetCookie());
      return response;
    },
    keys: memoryKeys(),
    proveWork: async (asked) => solveChallenge(asked),
  };
}

function memoryKeys(): KeyStore {
  const kept = new Map<string, unknown>();
  return {
    // As in a browser, whoever kept it says what it is.
    read: async <Value>(name: string) => kept.get(name) as Value | undefined,
    keep: async (name, value) => void kept.set(name, value),
    forget: async (name) => void kept.delete(name),
    empty: async () => kept.clear(),
  };
}
