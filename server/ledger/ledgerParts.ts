import { type RawBuilder, sql } from 'kysely';
import { newId } from '../database/ids.ts';
import type { Journal } from './journal.ts';

/** The parts of a statement that insert journals and their postings; `transferId` is null for what belongs to no transfer. */
export function ledgerParts(transferId: string | null, journals: readonly Journal[]): RawBuilder<unknown>[] {
  const booked = journals.filter(({ postings }) => postings.length > 0).map((entry) => ({ id: newId(), ...entry }));
  if (booked.length === 0) return [];
  const heads = booked.map(({ id, idem, kind }) => sql`(${id}::uuid, ${idem}, ${kind}, ${transferId}::uuid)`);
  const lines = booked.flatMap(({ id, postings }) =>
    postings.map(
      ({ debit, credit, amount }, index) => sql`(${id}::uuid, ${index + 1}::smallint, ${debit.kind}, ${debit.dimension},
        ${credit.kind}, ${credit.dimension}, ${amount.currency}, ${amount.minor}::bigint, ${transferId}::uuid)`,
    ),
  );
  return [
    sql`insert into journal (id, idem, kind, transfer_id) values ${sql.join(heads)}`,
    sql`insert into posting (journal_id, line, debit, debit_dimension, credit, credit_dimension, currency, minor, transfer_id)
      values ${sql.join(lines)}`,
  ];
}
