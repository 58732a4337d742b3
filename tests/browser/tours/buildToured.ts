import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { buildIfStale } from '#scripts/buildIfStale.ts';

const root = resolve(import.meta.dirname, '../../..');
const inPage = join(import.meta.dirname, 'inPage');

/** The product imports one hook to start its flows; here it gets the one that tells. Nothing else differs. */
const telling: Plugin = {
  name: 'flows tell the tour',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '@xstate/react' && !importer?.startsWith(inPage) ? join(inPage, 'useActorRef.ts') : undefined,
};

/** The pages `npm start` serves, with flows that tell; built beside those, and never served by anything but a test. */
export const buildToured = (): Promise<string> =>
  buildIfStale(root, {
    outDir: 'reports/tours',
    plugins: [telling],
    writesPages: false,
    alsoFrom: ['tests/browser/tours/inPage', 'tests/paths/walker/coverage.ts'],
  });
