import { sql } from 'kysely';
import type { CheckOfSome } from './invariant.ts';

const json = (column: string) => sql`coalesce(to_json(${sql.ref(column)})::text, 'null')`;

/** The text `eventHash` hashes, of an event `e`. */
const hashedText = sql`'["' || e.prev_hash || '","' || e.transfer_id || '",' || e.version || ',' || ${json('e.from_status')}
  || ',' || ${json('e.to_status')} || ',' || ${json('e.event')} || ',' || ${json('e.actor')} || ',"'
  || to_char(e.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"]'`;

/** Histories of transfers: each is a walk, and a chain of hashes that ends at the status shown. */
export const historyInvariants: readonly CheckOfSome[] = [
  {
    says: {
      I9: 'Every history is a walk from its beginning to the status shown',
      I15: 'Nothing expired before its time',
    },
    broken: (ids) => sql`select 'I9' as id, t.id || ' is ' || t.status || ' at version ' || t.version
        || ', but its history ends at ' || coalesce(last.version, 0) || ' ' || coalesce(last.to_status, 'nothing') as what
      from transfer t left join lateral (select e.version, e.to_status, count(*) over () as events from status_event e
        where e.transfer_id = t.id order by e.version desc limit 1) last on true
      where t.id = any(${ids}::uuid[])
        and (t.version, t.status, t.version) is distinct from (last.version, last.to_status, last.events)
      union all select 'I15', e.transfer_id || ' expired early' from status_event e join transfer t on t.id = e.transfer_id
        where t.id = any(${ids}::uuid[]) and e.to_status = 'EXPIRED' and e.at < t.expires_at - interval '1 s'`,
  },
  {
    says: { I10: 'No history was changed afterwards' },
    broken: (ids) => sql`select 'I10' as id, e.transfer_id || ' version ' || e.version as what from (
        select *, lag(hash, 1, '') over (partition by transfer_id order by version) as before from status_event
        where transfer_id = any(${ids}::uuid[])) e
      where e.prev_hash <> e.before or e.at <> date_trunc('milliseconds', e.at)
        or e.hash <> encode(sha256(convert_to(${hashedText}, 'UTF8')), 'hex')`,
  },
];
