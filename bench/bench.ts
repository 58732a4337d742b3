import { benchTransfers } from './transfers.ts';

/** `npm run bench -- <name>`: measures, prints, and stops everything it started. */
const benches: Readonly<Record<string, () => Promise<boolean>>> = { transfers: benchTransfers };

const [name = ''] = process.argv.slice(2);
const bench = benches[name];
if (!bench) {
  console.error(`Say which: npm run bench -- ${Object.keys(benches).join(' | ')}`);
  process.exitCode = 1;
} else if (!(await bench())) {
  process.exitCode = 1;
}
