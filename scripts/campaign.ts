import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type CampaignOptions, readOptions } from './campaign/options.ts';
import { campaignPage, type EndedRun, isWell, placeOf } from './campaign/page.ts';
import { parts } from './campaign/parts.ts';
import { type PlannedRun, planOf } from './campaign/plan.ts';
import { seededRandom } from './campaign/seededRandom.ts';

/**
 * `npm run campaign`: does to the product what may befall it, by a seed that repeats it, and looks whether every promise
 * holds afterwards (docs/campaign.md). The whole takes hours; `-- --minutes 10` is a sample. Its page is printed and
 * written to `reports/campaign`; it ends with 1 where a promise broke.
 */
const folder = 'reports/campaign';
const began = performance.now();
const say = (line: string) => console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(6)} s  ${line}`);

const args = process.argv.slice(2);
const options = asked();
const runs: EndedRun[] = [];
say(`seed ${options.seed}`);
for (const planned of planOf(options, parts)) runs.push(await ended(planned));

const now = new Date().toISOString().slice(0, 10);
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const command = ['npm run campaign --', ...withoutSeed(args), `--seed ${options.seed}`].join(' ');
const campaign = { date: now, commit, seed: options.seed, command, runs };
const page = campaignPage(campaign);
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/${options.seed}.md`, page);
console.log(`\n${page}`);
process.exitCode = isWell(campaign) ? 0 : 1;

function asked(): CampaignOptions {
  try {
    const freshSeed = randomBytes(4).toString('hex');
    return readOptions(args, { parts: parts.map(({ name }) => name), freshSeed });
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exit(2);
  }
}

/** A part that cannot go on is a finding like any other, and the next begins. */
async function ended({ part, setting, seed, budget }: PlannedRun): Promise<EndedRun> {
  const where = `${part.name}, ${placeOf({ part, setting })}`;
  say(`${where} …`);
  const from = performance.now();
  const run = { random: seededRandom(seed), budget, setting, say: (line: string) => say(`${where}: ${line}`) };
  const outcome = await part.run(run).catch((failure: unknown) => {
    const why = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
    return { done: {}, broken: [`it could not go on: ${why}`] };
  });
  const broken = [...outcome.broken, ...(Object.values(outcome.done)[0] === 0 ? ['nothing was done in its time'] : [])];
  for (const line of broken.slice(0, 5)) say(`BROKEN: ${line}`);
  return { part, setting, seed, done: outcome.done, broken, seconds: (performance.now() - from) / 1000 };
}

function withoutSeed(words: readonly string[]): string[] {
  return words.filter((word, index) => !word.startsWith('--seed') && words[index - 1] !== '--seed');
}
