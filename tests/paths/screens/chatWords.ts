import { isCode } from '#domain/account/codeFormat.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import type { Money } from '#domain/money/money.ts';
import type { PartId } from '#src/dialogue/words.ts';
import { controlUnavailable, type Page } from '../walker/page.ts';
import { words } from './words.ts';

/** The guide's question, from the locale; whoever is not known yet is three dots. */
export const asks = (part: PartId, facts: Readonly<Record<string, string>> = {}): string =>
  String(words(`guide.ask.${part}.prompt`, { name: '…', ...facts }));

/** What a question says is to be paid. */
export const totalOf = (transfer: { readonly totalToPay: Money } | undefined): Readonly<Record<string, string>> =>
  transfer ? { total: formatMoney(transfer.totalToPay, 'en-GB') } : {};

/** What stands in the question's place while a flow works. */
export const working = words('guide.working');

/** Answers in the sender's own words. */
export async function write(page: Page, question: string, text: string): Promise<void> {
  await page.fill(question, text);
  await page.press(words('guide.send'));
}

/** The last digit sends a code; what an earlier try left is taken out first. */
export async function writeCode(page: Page, question: string, code: string): Promise<void> {
  await page.fill(question, '');
  await page.fill(question, code);
  if (!isCode(code)) await page.press(words('guide.send'));
}

/** Opens an answer that stands in the thread, to be given anew. */
export async function change(page: Page, part: PartId): Promise<void> {
  const control = await changeOf(page, part);
  if (control === undefined) throw new Error(`${part} cannot be changed from here`, { cause: controlUnavailable });
  await page.press(control);
}

/** The words on the button that changes an answer; nothing where there is no answer to change. */
export async function changeOf(page: Page, part: PartId): Promise<string | undefined> {
  const begin = words('guide.changeNamed', { name: words(`guide.ask.${part}.name`), answer: '' });
  return (await page.usable()).find((control) => control.startsWith(begin));
}

export type Answering = (page: Page, question: string) => Promise<void>;

/** What somebody writes under a question. */
export const writing =
  (text: string): Answering =>
  (page, question) =>
    write(page, question, text);

export const writingCode =
  (code: string): Answering =>
  (page, question) =>
    writeCode(page, question, code);

/** What somebody chooses under a question. */
export const choosing =
  (option: string): Answering =>
  (page, question) =>
    page.choose(question, option);

/** Answers whatever is asked of these questions, each once and one after another, until something else is. */
export async function answerEach(page: Page, answers: ReadonlyMap<string, Answering>): Promise<void> {
  let question = await page.headline();
  if (!answers.has(question)) throw new Error(`"${question}" is another question`, { cause: controlUnavailable });
  const given = new Set<string>();
  for (let answer = answers.get(question); answer; answer = answers.get(question)) {
    if (given.has(question)) throw new Error(`"${question}" was answered, and is asked again`);
    given.add(question);
    await answer(page, question);
    question = await page.headlineAfter(question);
  }
}
