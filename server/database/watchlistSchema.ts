import type { Generated } from 'kysely';
import type { WatchlistName } from '#domain/screening/watchlists.ts';
import type { Json } from './json.ts';

export type WatchlistVersionTable = {
  id: string;
  list: WatchlistName;
  published_on: string | null;
  fetched_at: Date;
  loaded_at: Generated<Date>;
  loaded_by: string;
  agreed_by: string | null;
  sha256: string;
  people: number;
  names: number;
  in_force: boolean;
};

export type WatchlistEntryTable = { version_id: string; entry: string; names: Json; born: Json };

export type RescreeningTable = {
  id: string;
  version_id: string;
  phase: 'transfers' | 'senders' | 'recipients' | 'done';
  after: Generated<string>;
  screened: Generated<number>;
  hits: Generated<number>;
  begun_at: Generated<Date>;
  finished_at: Date | null;
};

export type WatchlistFindingTable = {
  subject: string;
  entry: string;
  name: string;
  listed: string;
  born: string | null;
  likeness: 'match' | 'close';
  found_at: Generated<Date>;
};
