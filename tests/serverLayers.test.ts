import { expect, test } from 'vitest';
import { importsOf, sourcesIn } from './setup/importGraph.ts';

/**
 * The folders of the server from the ground up. A file may import its own folder and every folder named before it,
 * in its layer or in one below; so no folder reaches itself through others.
 */
const layers = {
  ground: ['settings', 'keys', 'database', 'telemetry', 'jobs', 'security', 'http', 'outbound', 'messages', 'live'],
  kernel: ['ledger', 'notification', 'reward', 'transfer/lifecycle'],
  concepts: [
    ...['account', 'screening', 'fraud', 'payout', 'recipient', 'quote', 'payment', 'transfer', 'verification'],
    ...['guide', 'help', 'site', 'business', 'competitors', 'delivery', 'lookup'],
  ],
  edge: ['reconciliation', 'invariants', 'monitoring', 'backup', 'secrets', 'pages', 'ops', 'seeds'],
};

/** `app.ts` and what else stands in no folder puts the server together, and may import all of it. */
const composition = 'composition';

const order = [...Object.values(layers).flat(), composition];
/** The longest name first: the kernel of transfers stands inside the folder of their calls. */
const folders = order.toSorted((one, other) => other.length - one.length);
const isFile = (path: string) => /^server\/[^/]+\.ts$/.test(path);
const folderOf = (path: string) =>
  isFile(path) ? composition : folders.find((folder) => path.startsWith(`server/${folder}/`));

const files = sourcesIn(['server']).filter((path) => !path.endsWith('.test.ts'));

test.each(files)('%s imports only what stands below it', (path) => {
  const own = order.indexOf(folderOf(path) ?? '');
  expect(own, 'a folder of the server has its place in the layers').not.toBe(-1);
  const above = importsOf(path).filter((imported) => order.indexOf(folderOf(imported) ?? '') > own);
  expect(above).toEqual([]);
});

test('every layer holds only folders that are there', () => {
  const here = new Set(files.map(folderOf));
  expect(order.filter((folder) => !here.has(folder))).toEqual([]);
});
