import { formatMoney } from '#domain/money/formatMoney.ts';
import type { Money } from '#domain/money/money.ts';
import { databaseNow } from '../database/databaseClock.ts';
import type { BookLine } from '../reconciliation/matchLines.ts';
import { plusDays, reconcile } from '../reconciliation/reconcile.ts';
import type { Reconciliation } from '../reconciliation/reconciliation.ts';
import { type Safeguarding, safeguardingFigures } from '../reconciliation/safeguarding.ts';
import { type Command, type OpsAnswer, refusal } from './runCommand.ts';
import { table } from './table.ts';

/** Closes a day again, the day before when none is named, and prints its figures and breaks. */
export const reconcileDay: Command = async ({ db, fetchFile }, { transferId: named }) => {
  const today = (await databaseNow(db)).toISOString().slice(0, 10);
  const day = named ?? plusDays(today, -1);
  if (!isDay(day)) return refusal('Name the day like 2026-11-20.');
  if (day > today) return refusal('That day has not come yet.');
  if (!fetchFile) {
    const figures = await safeguardingFigures(db);
    return {
      ok: false,
      lines: ['No company’s files are configured; these are our own figures.', ...figureLines(figures)],
    };
  }
  return answerFor(await reconcile({ db, fetchFile }, day));
};

/** Of the calendar: no 31 February. */
const isDay = (typed: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed)) && plusDays(typed, 0) === typed;

function answerFor({ day, books, figures }: Reconciliation): OpsAnswer {
  const breaks = books.flatMap(({ company, breaks: found }) => found.map((each) => ({ company, ...each })));
  const unread = books.filter(({ fileState }) => fileState !== 'read');
  const isShort = figures.some(({ difference, late }) => difference.minor < 0 || late.minor > 0);
  const bookRows = books.map(({ company, fileState, ours, theirs, breaks: found }) => [
    company,
    fileState === 'read' ? 'read' : 'MISSING',
    String(ours),
    String(theirs),
    String(found.length),
  ]);
  return {
    ok: breaks.length === 0 && unread.length === 0 && !isShort,
    lines: [
      `Day ${day}`,
      '',
      ...figureLines(figures),
      '',
      ...table(['book', 'file', 'ours', 'theirs', 'breaks'], bookRows),
      '',
      ...(breaks.length === 0
        ? ['No breaks.']
        : table(
            ['book', 'break', 'reference', 'ours', 'theirs'],
            breaks.map(({ company, kind, ours, theirs }) => [
              company,
              kind,
              (ours ?? theirs)?.reference ?? '',
              lineText(ours),
              lineText(theirs),
            ]),
          )),
    ],
    data: { day, figures, books },
  };
}

const figureLines = (figures: readonly Safeguarding[]) => [
  ...table(
    ['currency', 'owed to customers', 'safeguarded', 'on its way', 'late (D+1)', 'difference'],
    figures.map(({ currency, requirement, resource, receivable, late, difference }) => [
      currency,
      ...[requirement, resource, receivable, late, difference].map(text),
    ]),
  ),
  'As of now. Difference: safeguarded and on its way, less what is owed; below zero is a shortfall.',
];

const text = (amount: Money) => formatMoney(amount, 'en');
const lineText = (line: BookLine | undefined) => (line ? `${text(line.amount)} ${line.date} ${line.status}` : '–');
