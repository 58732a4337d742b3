import { sql } from 'kysely';
import type { Worry, WorryDecision } from '#domain/fraud/worry.ts';
import type { Db } from '../database/open.ts';
import { table, when } from './table.ts';
import { visibleText } from './visibleText.ts';

type Told = {
  at: Date;
  worry: Worry;
  said: string;
  has_met: boolean;
  is_hurried: boolean;
  is_told_what_to_say: boolean;
  decision: WorryDecision;
};

const decided: Readonly<Record<WorryDecision, string>> = {
  cancel: 'cancelled it',
  hold: 'held it for a day',
  person: 'wanted to talk to a person',
  goOn: 'went on',
};

/** What its sender told the guide about this transfer, and what they decided after the warning. */
export async function toldWorries(db: Db, transferId: string) {
  const { rows } = await sql<Told>`select at, worry, said, has_met, is_hurried, is_told_what_to_say, decision
    from worry where transfer_id = ${transferId} order by at`.execute(db);
  const answers = ({ has_met, is_hurried, is_told_what_to_say }: Told) =>
    [
      has_met ? 'has met them' : 'never met them',
      ...(is_hurried ? ['is hurried'] : []),
      ...(is_told_what_to_say ? ['was told what to say'] : []),
    ].join(', ');
  const lines = table(
    ['at (UTC)', 'worry', 'answers', 'then', 'said'],
    rows.map((row) => [when(row.at), row.worry, answers(row), decided[row.decision], visibleText(row.said)]),
  );
  return { lines, data: rows };
}
