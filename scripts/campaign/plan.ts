import type { CampaignOptions } from './options.ts';
import type { Budget, Part, Setting } from './part.ts';

export type PlannedRun = {
  readonly part: Part;
  readonly setting: Setting;
  /** What its draws begin with: the same for the same seed, part and setting. */
  readonly seed: string;
  readonly budget: Budget;
};

/** What a campaign does, in its order. Minutes go to the parts by their weights, and to the settings of each in equal shares. */
export function planOf(options: CampaignOptions, parts: readonly Part[]): PlannedRun[] {
  const chosen = parts
    .filter(({ name }) => options.only.includes(name))
    .map((part) => ({ part, settings: settingsOf(part, options) }))
    .filter(({ settings }) => settings.length > 0);
  const weights = chosen.reduce((sum, { part }) => sum + part.weight, 0);
  const ms = options.minutes === undefined ? Number.POSITIVE_INFINITY : options.minutes * 60_000;
  return chosen.flatMap(({ part, settings }) =>
    settings.map((setting) => ({
      part,
      setting,
      seed: [options.seed, part.name, setting.database, setting.servers].join('/'),
      budget: { ms: (ms * part.weight) / weights / settings.length, share: 1 / settings.length },
    })),
  );
}

/** The embedded database has one server; PostgreSQL any number. */
function settingsOf({ runsOn }: Part, { databases, servers }: CampaignOptions): readonly Setting[] {
  if (runsOn === 'once') return [{ database: databases.includes('embedded') ? 'embedded' : 'postgres', servers: 1 }];
  const embedded = databases.includes('embedded') ? [{ database: 'embedded' as const, servers: 1 }] : [];
  if (runsOn === 'embedded' || !databases.includes('postgres')) return embedded;
  return [...embedded, ...servers.map((count) => ({ database: 'postgres' as const, servers: count }))];
}
