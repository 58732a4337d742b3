import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { type WidgetPart, widgetParts } from '#contract/verification/verification.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import type { VerificationSessionTable } from '../database/peopleSchema.ts';
import type { Keyring } from '../keys/keyring.ts';
import { sealer } from '../keys/sealedText.ts';
import type { StartedCheck } from './kycProvider.ts';

/** One run of the widget: what it asks for, and how far it is. */
export type CheckSession = {
  readonly id: string;
  readonly userId: string;
  readonly transactionId: string;
  readonly state: VerificationSessionTable['state'];
  readonly parts: readonly WidgetPart[];
  readonly expiresAt: Date;
  readonly capturedAt: Date | undefined;
  /** Undefined where it was sealed by a secret that is not here: the widget has to be begun anew. */
  readonly token: string | undefined;
};

/** Seconds until a check nobody reports on is first looked at; later looks come further apart. */
const lookAfterSeconds = 10;

const storedParts = z.array(z.enum(widgetParts));

export type CheckSessions = ReturnType<typeof checkSessions>;

/** Sessions of the identity check. Their tokens are sealed: whoever has one may send pictures in its person's name. */
export function checkSessions(keys: Keyring) {
  const tokens = sealer(keys, 'identity-check-v1');
  const sessionFrom = (row: Selectable<VerificationSessionTable>): CheckSession => ({
    id: row.id,
    userId: row.user_id,
    transactionId: row.provider_transaction_id,
    state: row.state,
    parts: storedParts.parse(row.parts),
    expiresAt: row.expires_at,
    capturedAt: row.captured_at ?? undefined,
    token: tokens.openIfHere(row.token),
  });

  return {
    async find(db: Db, about: { transactionId: string }): Promise<CheckSession | undefined> {
      const row = await db
        .selectFrom('verification_session')
        .selectAll()
        .where('provider_transaction_id', '=', about.transactionId)
        .executeTakeFirst();
      return row && sessionFrom(row);
    },

    async findOpen(db: Db, userId: string): Promise<CheckSession | undefined> {
      const row = await db
        .selectFrom('verification_session')
        .selectAll()
        .where('user_id', '=', userId)
        .where('state', '=', 'OPEN')
        .executeTakeFirst();
      return row && sessionFrom(row);
    },

    /** The newest that is with the company and undecided, as far as we know. */
    async findCaptured(db: Db, userId: string): Promise<CheckSession | undefined> {
      const row = await db
        .selectFrom('verification_session')
        .selectAll()
        .where('user_id', '=', userId)
        .where('state', '=', 'CAPTURED')
        .orderBy('created_at', 'desc')
        .executeTakeFirst();
      return row && sessionFrom(row);
    },

    /** The database keeps a person to one open session. */
    async add(db: Db, { userId, parts, started }: Addition): Promise<CheckSession> {
      const row = await db
        .insertInto('verification_session')
        .values({
          id: newId(),
          user_id: userId,
          provider_transaction_id: started.transactionId,
          state: 'OPEN',
          parts: JSON.stringify(parts),
          token: tokens.seal(started.token),
          expires_at: sql<Date>`now() + make_interval(secs => ${started.expiresInSeconds})`,
          next_check_at: sql`now() + make_interval(secs => ${lookAfterSeconds})`,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return sessionFrom(row);
    },

    /** Sessions without a decision that are due for a look, each handed to one server. */
    async takeDue(db: Db, limit: number): Promise<CheckSession[]> {
      const read = await sql<Selectable<VerificationSessionTable>>`
        update verification_session set next_check_at = now() + greatest(
          make_interval(secs => ${lookAfterSeconds}), least((now() - created_at) / 4, interval '1 hour'))
        where id in (select id from verification_session where state in ('OPEN', 'CAPTURED') and next_check_at <= now()
          order by next_check_at limit ${limit} for no key update skip locked)
        returning *`.execute(db);
      return read.rows.map(sessionFrom);
    },
  };
}

type Addition = {
  readonly userId: string;
  readonly parts: readonly WidgetPart[];
  readonly started: StartedCheck;
};

type Move = {
  readonly from: readonly CheckSession['state'][];
  readonly to: CheckSession['state'];
};

/** Moves a session on unless another has by now; says whether it moved. */
export async function moveSession(transaction: Db, { id }: Pick<CheckSession, 'id'>, { from, to }: Move) {
  const moved = await sql`update verification_session set state = ${to},
      captured_at = ${to === 'CAPTURED' ? sql`now()` : to === 'OPEN' ? sql`null` : sql`captured_at`},
      next_check_at = ${to === 'CAPTURED' ? sql`now() + make_interval(secs => ${lookAfterSeconds})` : sql`next_check_at`}
    where id = ${id} and state = any(${from}) returning 1`.execute(transaction);
  return moved.rows.length > 0;
}
