import { sql } from 'kysely';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import type { TwoPersonCommand } from './roles.ts';

/** Days the first yes waits for the second. */
export const agreementDays = 7;

/** The two who said yes, in the order in which they did. */
export type Two = { readonly proposedBy: string; readonly agreedBy: string };

type Agreement = {
  readonly command: TwoPersonCommand;
  /** Whom it is about. */
  readonly about: string;
  /** What both have to say word for word. */
  readonly details: object;
  readonly operator: string;
  /** Why it cannot be, in words; asked of both. */
  readonly problem: (transaction: Db) => Promise<string | undefined>;
  readonly carryOut: (transaction: Db, two: Two) => Promise<void>;
};

type Outcome = 'kept' | 'keptAlready' | 'done' | { readonly problem: string };

/** The first one's yes is kept; another one's, while the first still may act, carries it out in the same transaction. */
export function agree(
  db: Db,
  { command, about, operator, problem, carryOut, ...agreement }: Agreement,
): Promise<Outcome> {
  const subject = `${command}:${about}:`;
  const details = JSON.stringify(agreement.details);
  return inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('operator'))`.execute(transaction);
    const found = await problem(transaction);
    if (found !== undefined) return { problem: found };
    const { rows } = await sql<{ key: string; proposed_by: string }>`select key, proposed_by from proposal
      where starts_with(key, ${subject}) and details = ${details}::jsonb and done_by is null
        and at > now() - make_interval(days => ${agreementDays})
        and exists (select from operator o where o.name = proposed_by and o.disabled_at is null
          and o.secret_hash is not null and 'compliance' = any (o.roles))
      order by at`.execute(transaction);
    const others = rows.find(({ proposed_by }) => proposed_by !== operator);
    if (!others && rows.length > 0) return 'keptAlready';
    if (!others) {
      await sql`insert into proposal (key, details, proposed_by)
        values (${subject + newId()}, ${details}::jsonb, ${operator})`.execute(transaction);
      return 'kept';
    }
    await sql`update proposal set done_by = ${operator} where key = ${others.key}`.execute(transaction);
    await carryOut(transaction, { proposedBy: others.proposed_by, agreedBy: operator });
    return 'done';
  });
}

export type OpenProposal = { key: string; details: object; proposed_by: string; at: Date };

/** What one has said yes to and another not yet, of what is about operators. */
export async function openProposals(db: Db): Promise<OpenProposal[]> {
  const read = await sql<OpenProposal>`select key, details, proposed_by, at from proposal
    where key ~ '^(add|remove|rekey|change)-operator:' and done_by is null
      and at > now() - make_interval(days => ${agreementDays}) order by at`.execute(db);
  return read.rows;
}
