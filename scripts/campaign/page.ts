import type { Part, PartOutcome, Setting } from './part.ts';

export type EndedRun = PartOutcome & {
  readonly part: Pick<Part, 'name' | 'does' | 'runsOn'>;
  readonly setting: Setting;
  readonly seed: string;
  readonly seconds: number;
};

export type EndedCampaign = {
  readonly date: string;
  readonly commit: string;
  readonly seed: string;
  readonly command: string;
  readonly runs: readonly EndedRun[];
};

export const isWell = ({ runs }: EndedCampaign): boolean => runs.every(({ broken }) => broken.length === 0);

/** Lines of what was broken that one run shows: more say no more. */
const mostShown = 20;

/** What was done and what was broken, as a section of docs/campaign.md. */
export function campaignPage(campaign: EndedCampaign): string {
  const { date, commit, seed, command, runs } = campaign;
  const minutes = Math.round(runs.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  const broken = runs.filter((run) => run.broken.length > 0);
  return [
    `## ${date}, commit ${commit}, seed ${seed}`,
    '',
    `\`${command}\`, ${minutes} minutes. ${isWell(campaign) ? 'No promise was broken.' : 'PROMISES WERE BROKEN: see below.'}`,
    '',
    '| part | on | seconds | what was done | broken |',
    '| ---- | -- | ------: | ------------- | -----: |',
    ...runs.map(
      (run) =>
        `| ${run.part.name} | ${placeOf(run)} | ${Math.round(run.seconds)} | ${inWords(run.done)} | ${run.broken.length} |`,
    ),
    ...broken.flatMap((run) => [
      '',
      `### Broken: ${run.part.name}, ${placeOf(run)} (seed ${run.seed})`,
      '',
      ...run.broken.slice(0, mostShown).map((line) => `- ${line}`),
    ]),
    '',
  ].join('\n');
}

export function placeOf({ part, setting }: Pick<EndedRun, 'setting'> & { part: Pick<Part, 'runsOn'> }): string {
  if (part.runsOn === 'once') return 'one process';
  if (setting.database === 'embedded') return 'embedded';
  return `PostgreSQL, ${setting.servers === 1 ? '1 server' : `${setting.servers} servers`}`;
}

const inWords = (done: Readonly<Record<string, number>>): string =>
  Object.entries(done)
    .map(([what, count]) => `${count.toLocaleString('en-GB')} ${what}`)
    .join(', ');
