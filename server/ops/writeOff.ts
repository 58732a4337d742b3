import { sql } from 'kysely';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { bookJournals } from '../ledger/bookJournals.ts';
import { writtenOffByHand } from '../ledger/holdJournals.ts';
import { amountOf } from './holdCommands.ts';
import { type Command, firstYes, refusal } from './runCommand.ts';

/** J20: two operators accept a loss, with its reason; the same reference, amount and reason from both. */
export const writeOff: Command = async ({ db, operator }, request) => {
  const amount = amountOf(request.amount);
  const { reference } = request;
  const reason = request.reason?.trim();
  if (!amount || !reference || !reason) {
    return refusal('Give all three: --amount "0.01 GBP" --reason "…" --reference REF.');
  }
  const key = `write-off:${reference}`;
  const details = JSON.stringify({ amount, reason });
  const proposed = await sql`insert into proposal (key, details, proposed_by)
    values (${key}, ${details}::jsonb, ${operator}) on conflict (key) do nothing returning 1`.execute(db);
  if (proposed.rows.length > 0) {
    return firstYes('write-off', 'Another operator must say the same, word for word.');
  }
  const agreed = await sql`update proposal set done_by = ${operator} where key = ${key} and done_by is null
    and proposed_by <> ${operator} and details = ${details}::jsonb returning 1`.execute(db);
  if (agreed.rows.length === 0) {
    return refusal('That was proposed otherwise, by yourself, or is done already.');
  }
  await bookJournals(db, [writtenOffByHand({ id: reference, amount })]);
  return { ok: true, lines: [`${formatMoney(amount, 'en')} is written off.`], data: { amount, reason } };
};
