import { sql } from 'kysely';
import { z } from 'zod';
import { visibleReference } from '#domain/transfer/transferReference.ts';
import type { Db } from '../database/open.ts';
import { answerSupport } from '../help/supportAnswer.ts';
import { readCases } from '../help/supportStore.ts';
import { type Command, type OpsAnswer, refusal } from './runCommand.ts';
import { table, when } from './table.ts';
import { visibleText } from './visibleText.ts';

const nameTheCase = 'Name the case: support show CASE-…; support list names those that wait.';
const noSuchCase = refusal('There is no such case.');

/** Characters of the last message in the list. */
const beginningLength = 60;

/** Whoever waits for an answer, longest first. */
export const listSupport: Command = async ({ db }) => {
  const waiting = await readCases(db, sql`c.waiting_since is not null`);
  if (waiting.length === 0) return { ok: true, lines: ['Nobody waits for an answer.'], data: [] };
  const rows = waiting.map(({ case_number, waiting_since, first_name, language, text }) => [
    case_number,
    waiting_since ? when(waiting_since) : '',
    first_name,
    language,
    visibleText(inOneLine(text.slice(0, beginningLength))),
  ]);
  return { ok: true, lines: table(['case', 'since (UTC)', 'from', 'in', 'said last'], rows), data: waiting };
};

type Said = {
  operator: string | null;
  text: string;
  flow: string | null;
  question: string | null;
  reference: string | null;
  account: unknown;
  at: Date;
};

/** The latest of a case. */
const mostShown = 50;

/** What was said, and before it with the guide; where the sender was, and about which transfer. */
export const showSupport: Command = async ({ db }, { transferId: caseNumber }) => {
  if (!caseNumber) return refusal(nameTheCase);
  const [found] = await readCases(db, sql`c.case_number = ${caseNumber.toUpperCase()}`);
  if (!found) return noSuchCase;
  const said = await readSaid(db, found.user_id);
  const standing = found.waiting_since ? `waits since ${when(found.waiting_since)} UTC` : 'answered';
  return {
    ok: true,
    lines: [
      `${found.case_number}, ${found.first_name} (${found.user_id}), reads ${found.language}: ${standing}`,
      ...said.flatMap(linesOf),
    ],
    data: { ...found, said },
  };
};

async function readSaid(db: Db, userId: string): Promise<Said[]> {
  const { rows } = await sql<Said>`select m.operator, m.text, m.flow, m.question, t.reference, m.account, m.at
    from support_message m left join transfer t on t.id = m.transfer_id
    where m.user_id = ${userId} order by m.at desc, m.id desc limit ${mostShown}`.execute(db);
  return rows.reverse();
}

const kept = z.array(z.object({ by: z.string(), text: z.string() })).nullable();

function linesOf({ operator, text, flow, question, reference, account, at }: Said): string[] {
  if (operator !== null) return ['', `${when(at)} ${operator} answered:`, ...indented(text)];
  const about = reference ? `, about ${visibleReference(reference)}` : '';
  const where = flow ? ` at ${[flow, question].filter(Boolean).join('/')}` : '';
  const before = kept.parse(account) ?? [];
  return [
    '',
    ...before.map((line) => `  | ${line.by}: ${inOneLine(line.text)}`),
    `${when(at)} the sender said${where}${about}:`,
    ...indented(text),
  ];
}

/** So that nothing somebody wrote looks like a line of ours. */
const indented = (text: string): string[] => text.split('\n').map((line) => `  ${line}`);
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** Into the thread of whoever asked, among their notifications and by e-mail. */
export const answerSupportCase: Command = async ({ db, operator }, { transferId: caseNumber, answer }) => {
  if (!caseNumber) return refusal('Name the case: support answer CASE-… --answer "…".');
  const text = answer?.trim() ?? '';
  if (text === '') return refusal('Write the answer: --answer "…".');
  if (text.length > longestAnswer) return refusal(`Answer in ${longestAnswer} characters at most.`);
  const isAdded = await answerSupport(db, { caseNumber: caseNumber.toUpperCase(), text, operator });
  if (!isAdded) return refusal('There is no such case, or it was answered with these very words.');
  return answered(caseNumber);
};

const longestAnswer = 4_000;

const answered = (caseNumber: string): OpsAnswer => ({
  ok: true,
  lines: ['The answer stands in the conversation, and is on its way by e-mail.'],
  data: { caseNumber },
});
