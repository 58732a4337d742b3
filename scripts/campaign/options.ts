import { parseArgs } from 'node:util';
import { type DatabaseKind, databaseKinds } from './part.ts';

export type CampaignOptions = {
  readonly seed: string;
  /** Undefined for the whole, however long it takes. */
  readonly minutes: number | undefined;
  /** Names of the parts to run. */
  readonly only: readonly string[];
  readonly databases: readonly DatabaseKind[];
  readonly servers: readonly number[];
};

const mostMinutes = 10_000;
const mostServers = 8;

/** Reads what follows `npm run campaign --`; throws one sentence for what it cannot do. */
export function readOptions(
  args: readonly string[],
  { parts, freshSeed }: { readonly parts: readonly string[]; readonly freshSeed: string },
): CampaignOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: freshSeed },
      minutes: { type: 'string' },
      only: { type: 'string', default: parts.join(',') },
      database: { type: 'string', default: databaseKinds.join(',') },
      servers: { type: 'string', default: '1,2,4' },
    },
  });
  if (!/^[\w-]{1,40}$/.test(values.seed)) throw new Error('--seed has to be a word of up to 40 letters and digits.');
  return {
    seed: values.seed,
    minutes: values.minutes === undefined ? undefined : wholeNumber('minutes', values.minutes, mostMinutes),
    only: listed('only', values.only, parts),
    databases: listed('database', values.database, databaseKinds),
    servers: [...new Set(values.servers.split(',').map((each) => wholeNumber('servers', each, mostServers)))],
  };
}

function wholeNumber(name: string, value: string, most: number): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= 1 && number <= most) return number;
  throw new Error(`--${name} is "${value}", but a whole number from 1 to ${most} is expected.`);
}

function listed<Name extends string>(option: string, value: string, names: readonly Name[]): readonly Name[] {
  const asked = value.split(',');
  const unknown = asked.find((each) => !names.some((name) => name === each));
  if (unknown !== undefined) throw new Error(`--${option} names "${unknown}", but there are only ${names.join(', ')}.`);
  return names.filter((name) => asked.includes(name));
}
