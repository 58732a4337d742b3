import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { buildIfStale } from '#scripts/buildIfStale.ts';

const root = resolve(import.meta.dirname, '../../..');
const inPage = join(import.meta.dirname, 'inPage');
const product = join(root, 'src');

/** What the product starts its flows with; here it gets those that tell. Nothing else differs. */
const telling = new Map([
  ['@xstate/react', join(inPage, 'useActorRef.ts')],
  ['xstate', join(inPage, 'createActor.ts')],
]);

const flowsTell: Plugin = {
  name: 'flows tell the tour',
  enforce: 'pre',
  resolveId: (source, importer) => (importer?.startsWith(product) ? telling.get(source) : undefined),
};

/** The pages `npm start` serves, with flows that tell; built beside those, and never served by anything but a test. */
export const buildToured = (): Promise<string> =>
  buildIfStale(root, {
    outDir: 'reports/tours',
    plugins: [flowsTell],
    writesPages: false,
    alsoFrom: ['tests/browser/tours/inPage', 'tests/paths/walker/coverage.ts'],
  });
