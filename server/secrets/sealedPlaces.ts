import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { SealingPurpose } from '../keys/keyring.ts';

/** A column of sealed texts, as moving them to another secret needs to know it. */
export type SealedPlace = {
  /** What it holds, in words for an operator. */
  readonly what: string;
  readonly purpose: SealingPurpose;
  readonly table: string;
  /** A column of uuids that names a row. */
  readonly id: string;
  readonly text: RawBuilder<string | null>;
  /** What is assigned to put another text in its place. */
  readonly assign: (text: RawBuilder<string>) => RawBuilder<unknown>;
  /** Rows somebody may still open. */
  readonly only: RawBuilder<boolean>;
};

const column = (name: string): Pick<SealedPlace, 'text' | 'assign' | 'only'> => ({
  text: sql.ref(`t.${name}`),
  assign: (text) => sql`${sql.ref(name)} = ${text}`,
  only: sql<boolean>`true`,
});

/** Everything that is sealed in the database. */
export const sealedPlaces: readonly SealedPlace[] = [
  {
    ...{ what: 'messages on their way', purpose: 'message-v1', table: 'outbox', id: 'id' },
    text: sql`t.payload->>'sealed'`,
    assign: (text) => sql`payload = jsonb_set(payload, '{sealed}', to_jsonb(${text}))`,
    only: sql<boolean>`t.done_at is null and t.kind in ('message', 'message.code')`,
  },
  {
    ...{ what: 'conversations with the guide', purpose: 'guide-thread-v1', table: 'guide_thread', id: 'user_id' },
    ...column('sealed'),
  },
  {
    ...{ what: 'keys of people', purpose: 'person-key-v1', table: 'person_key', id: 'user_id' },
    ...column('sealed'),
  },
  {
    ...{ what: 'authenticator apps', purpose: 'authenticator-v1', table: 'authenticator', id: 'user_id' },
    ...column('sealed_secret'),
  },
  {
    ...{ what: 'identity checks', purpose: 'identity-check-v1', table: 'verification_session', id: 'id' },
    ...column('token'),
  },
];

/** In the place of a name, where no secret opens the text although the one it named is here: it was touched. */
export const unreadable = '0'.repeat(16);

/** The name a text begins with, read without the rest of it; null where it is older than names. */
export const nameIn = (text: SealedPlace['text']) =>
  sql<string | null>`case when substr(${text}, 17, 1) = '.' then substr(${text}, 1, 16) end`;

export type SealedCount = { readonly what: string; readonly id: string; readonly count: number };

/** How much is sealed by which secret; what bears no name is counted as of the first. */
export async function countSealed(db: Db, first: string): Promise<readonly SealedCount[]> {
  const counts: SealedCount[] = [];
  for (const { what, table, text, only } of sealedPlaces) {
    const { rows } = await sql<SealedCount>`select ${what}::text as what, coalesce(${nameIn(text)}, ${first}) as id,
        count(*)::int as count
      from ${sql.table(table)} t where ${text} is not null and ${only} group by 2 order by 2`.execute(db);
    counts.push(...rows);
  }
  return counts;
}
