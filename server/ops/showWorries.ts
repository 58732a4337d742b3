import type { WorryDecision } from '#domain/fraud/worry.ts';
import type { Db } from '../database/open.ts';
import { table, when } from './table.ts';
import { visibleText } from './visibleText.ts';

const decided: Readonly<Record<WorryDecision, string>> = {
  cancel: 'cancelled it',
  hold: 'held it for a day',
  person: 'wanted to talk to a person',
  goOn: 'went on',
};

/** What its sender told the guide about this transfer, and what they decided after the warning. */
export async function toldWorries(db: Db, transferId: string) {
  const rows = await db
    .selectFrom('worry')
    .select(['at', 'worry', 'said', 'has_met', 'is_hurried', 'is_told_what_to_say', 'decision'])
    .where('transfer_id', '=', transferId)
    .orderBy('at')
    .execute();
  const answers = ({ has_met, is_hurried, is_told_what_to_say }: (typeof rows)[number]) =>
    [
      has_met === null ? 'asked nothing' : has_met ? 'has met them' : 'never met them',
      ...(is_hurried ? ['is hurried'] : []),
      ...(is_told_what_to_say ? ['was told what to say'] : []),
    ].join(', ');
  const lines = table(
    ['at (UTC)', 'worry', 'answers', 'then', 'said'],
    rows.map((row) => [when(row.at), row.worry, answers(row), decided[row.decision], visibleText(row.said)]),
  );
  return { lines, data: rows };
}
