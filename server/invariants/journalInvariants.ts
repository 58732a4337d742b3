import { type RawBuilder, sql } from 'kysely';
import { bothSides, transferAccounts } from './accounts.ts';
import type { Broken } from './invariant.ts';

export const journalSays = {
  I26: 'Each journal is of a kind we book, and moves the accounts of its own transfer alone',
} as const;

/** Looks at the journals `j` of a condition. */
export const brokenJournals = (journals: RawBuilder<unknown>): Broken => sql`
  select 'I26' as id, idem || ' is ' || kind as what from journal j where ${journals}
    and (kind !~ '^J[0-9]+[a-z]?$' or idem not like kind || ':%')
  union all select 'I26', j.idem || ' moves ' || side.kind || ' of ' || coalesce(nullif(side.dimension, ''), 'nobody')
    from journal j join posting p on p.journal_id = j.id ${bothSides} where ${journals}
      and (p.transfer_id is distinct from j.transfer_id
        or side.kind = any(${transferAccounts}) and side.dimension is distinct from j.transfer_id::text)`;
