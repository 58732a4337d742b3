import { type RawBuilder, sql } from 'kysely';
import { batching } from '../database/batching.ts';
import type { Db } from '../database/open.ts';

/** A reservation nobody finished is taken over after this long: its server stopped half-way. */
const abandonedAfterSeconds = 10;
const waitStepMs = 100;
const waitSteps = 50;

/** A call with a key, and what it asks: the same key for anything else is a mistake. */
export type KeyedCall = { readonly key: string; readonly requestHash: string };

export type Answered = { readonly status: number; readonly body: string };
/** What is written with an answer. */
export type Writing = { readonly writes?: readonly RawBuilder<unknown>[] | undefined };
type OwnKey = { readonly userId: string; readonly key: string };
type Reserved =
  | { readonly kind: 'mine' }
  | { readonly kind: 'replay'; readonly answer: Answered }
  | { readonly kind: 'busy' | 'reused' };

/**
 * The same key gives the same answer (money notes, 1). What a call does is protected by natural keys besides
 * (a quote makes one transfer, a transfer has one open payment), so taking over an abandoned key is harmless.
 */
export function idempotencyStore(db: Db) {
  const write = rememberer(db);
  async function rememberWith(writes: readonly RawBuilder<unknown>[], answer: OwnKey & Answered): Promise<void> {
    await sql`with ${sql.join([...writes])} ${kept([answer])}`.execute(db);
  }
  return {
    async reserve(call: { userId: string } & KeyedCall): Promise<Reserved> {
      for (let step = 0; step < waitSteps; step++) {
        const reserved = await tryReserve(db, call);
        if (reserved.kind !== 'busy') return reserved;
        await new Promise((tick) => setTimeout(tick, waitStepMs));
      }
      return { kind: 'busy' };
    },

    /** Keeps the answer, and writes what comes with it in the same statement. */
    remember: ({ userId, key }: OwnKey, { status, body, writes = [] }: Answered & Writing): Promise<void> =>
      writes.length === 0 ? write({ userId, key, status, body }) : rememberWith(writes, { userId, key, status, body }),

    /** Writes what comes with an answer that is not kept. */
    async write(writes: readonly RawBuilder<unknown>[]): Promise<void> {
      if (writes.length > 0) await sql`with ${sql.join([...writes])} select 1`.execute(db);
    },

    /** A failure of ours is not an answer: the next try starts afresh. */
    async release({ userId, key }: OwnKey): Promise<void> {
      await sql`delete from idempotency_key where user_id = ${userId} and key = ${key} and status is null`.execute(db);
    },
  };
}

/** Answers of calls that end together are kept by one statement. */
const rememberer = (db: Db) =>
  batching(async (answers: readonly (OwnKey & Answered)[]) => {
    await kept(answers).execute(db);
  });

function kept(answers: readonly (OwnKey & Answered)[]): RawBuilder<unknown> {
  const column = <Field extends keyof OwnKey | keyof Answered>(field: Field) => answers.map((each) => each[field]);
  return sql`update idempotency_key k set status = given.status, body = given.body
    from unnest(${column('userId')}::uuid[], ${column('key')}::text[], ${column('status')}::int[],
      ${column('body')}::text[]) as given (user_id, key, status, body)
    where k.user_id = given.user_id and k.key = given.key`;
}

/** Reserves a key for whoever `caller` selects as `user_id`; answers a row when it is theirs to use. */
export const reservation = (caller: RawBuilder<unknown>, { key, requestHash }: KeyedCall): RawBuilder<unknown> => sql`
  insert into idempotency_key as kept (user_id, key, request_hash)
  select user_id, ${key}, ${requestHash} from ${caller}
  on conflict (user_id, key) do update set created_at = now()
  where kept.status is null and kept.request_hash = ${requestHash}
    and kept.created_at < now() - make_interval(secs => ${abandonedAfterSeconds})
  returning 1`;

async function tryReserve(db: Db, call: { userId: string } & KeyedCall): Promise<Reserved> {
  const mine = await reservation(sql`(select ${call.userId}::uuid as user_id) caller`, call).execute(db);
  if (mine.rows.length > 0) return { kind: 'mine' };

  const kept = await db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'status', 'body'])
    .where('user_id', '=', call.userId)
    .where('key', '=', call.key)
    .executeTakeFirst();
  if (!kept) return { kind: 'busy' };
  if (kept.request_hash !== call.requestHash) return { kind: 'reused' };
  if (kept.status === null) return { kind: 'busy' };
  return { kind: 'replay', answer: { status: kept.status, body: kept.body ?? '' } };
}
