import { benchGrowth } from './growth.ts';
import { benchMalformed } from './malformed.ts';
import { benchPages } from './pages.ts';
import { benchTransactions } from './transactions.ts';
import { benchTransfers } from './transfers.ts';
import { benchTransition } from './transition.ts';
import { benchTurn } from './turn.ts';
import { benchUnderstanding } from './understanding.ts';

/** `npm run bench -- <name>`: measures, prints, and stops everything it started. */
const benches: Readonly<Record<string, (args: readonly string[]) => Promise<boolean>>> = {
  growth: benchGrowth,
  malformed: benchMalformed,
  pages: benchPages,
  transactions: benchTransactions,
  transfers: benchTransfers,
  transition: benchTransition,
  turn: benchTurn,
  understanding: benchUnderstanding,
};

const [name = '', ...args] = process.argv.slice(2);
const bench = benches[name];
if (!bench) {
  console.error(`Say which: npm run bench -- ${Object.keys(benches).join(' | ')}`);
  process.exitCode = 1;
} else if (!(await bench(args))) {
  process.exitCode = 1;
}
