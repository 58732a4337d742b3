import { followedId } from '#src/dialogue/account/transferNews.ts';
import type { Part } from '#src/dialogue/question.ts';
import type { Entry } from '#src/dialogue/thread.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { surroundings } from '#src/services/http/surroundings.ts';
import { transferQuery } from '#src/services/transfer/transferQueries.ts';
import { transferLead, transferText } from '#src/ui/formats/transferText.ts';
import type { Conversation } from '#src/ui/screens/guide/conversation.ts';
import { spokenEntry } from '#src/ui/screens/guide/spoken.ts';
import { plain } from '#src/understanding/plain.ts';
import { columnsOf, questionText, wrap } from './layout.ts';
import { listText, type OfferedList, offeredAt } from './offered.ts';
import type { OpenedGuide } from './openedGuide.ts';
import { cardOf } from './shown.ts';
import type { Typing } from './typing.ts';
import type { Voice } from './voice.ts';

/** A longer list is not printed again while its question is asked. */
const mostRepeatedLines = 6;

type Viewing = { readonly opened: OpenedGuide; readonly typing: Typing };

/** Prints the conversation as it goes on: what was said since, and the question with its answers once they are read. */
export function viewOf({ opened: { conversation, userId, voice }, typing }: Viewing) {
  const shown = {
    entryId: 0,
    question: '',
    list: '',
    receipt: '',
    isLast: false,
    typed: '',
    hasTimes: false,
    printed: '',
  };
  let list: OfferedList = { offered: [], more: 0 };
  const print = (text: string) => {
    shown.isLast = false;
    typing.print(text);
  };
  const say = (text: string) => print(wrap(text, typing.columns()));

  function printEntry(entry: Entry): void {
    const text = entryText(entry, { voice: voice(), typed: shown.typed });
    if (text === undefined) return;
    if (entry.kind === 'asked') printQuestion(text);
    else say(`${timeOf(entry)}${text}`);
  }

  /** Where the times were asked for. */
  function timeOf({ at }: Entry): string {
    return shown.hasTimes && at !== undefined ? `${voice().formats.time(at)}  ` : '';
  }

  function printQuestion(text: string): void {
    print(`\n${questionText(text, { columns: typing.columns(), isBold: isBoldOn(typing) })}`);
    shown.isLast = true;
  }

  /** Who has the money by now: said again whenever that is another. */
  function printReceipt(): void {
    const receipt = receiptOf(conversation, userId(), voice());
    if (!receipt || receipt.lead === shown.receipt) return;
    const isFirst = shown.receipt === '';
    shown.receipt = receipt.lead;
    say(`\n${receipt.lead}`);
    if (isFirst) print(columnsOf(receipt.facts));
  }

  return {
    list: () => list,
    say,
    /** The line that was just typed needs not be said back. */
    heard(line: string) {
      shown.typed = line;
      shown.list = '';
    },
    /** `isLeaving`: nothing more can be answered. */
    showNews({ isLeaving = false } = {}) {
      const { log, showsTimes } = conversation.getState();
      // What was printed is said once more, with its times.
      if (showsTimes && !shown.hasTimes) shown.entryId = 0;
      shown.hasTimes = showsTimes;
      const news = log.filter(({ id }) => id > shown.entryId);
      shown.entryId = news.at(-1)?.id ?? shown.entryId;
      if (news.some(({ kind }) => kind === 'receipt')) shown.receipt = '';
      printReceipt();
      const isReadBack = news.some(
        (entry) => entry.kind === 'told' && 'key' in entry.words && entry.words.key === 'guide.recap.noted',
      );
      for (const entry of news) {
        if (isReadBack && entry.kind === 'answered') continue;
        if (isLeaving && entry.kind === 'reminder') continue;
        printEntry(entry);
      }
    },
    /** What is asked, with everything there is to choose from. */
    showQuestion(narrowed?: OfferedList) {
      const state = conversation.getState();
      const { part, place } = state;
      if (!part || !place) return;
      const question = `${place.actor.sessionId} ${part.id}`;
      list = narrowed ?? offeredAt({ state, userId: userId(), voice: voice() });
      const text = listText(list, voice(), typing.columns());
      const isNew = question !== shown.question;
      if (!isNew && text === shown.list && shown.isLast) return;
      if (!shown.isLast) printQuestion(voice().say.prompt(part.id, part.facts));
      const card = isNew ? cardOf({ part, place, userId: userId(), voice: voice() }) : '';
      const isThereAbove = !isNew && text === shown.printed && text.split('\n').length > mostRepeatedLines;
      const choices = isThereAbove ? `  ${voice().t('terminal.sameChoices')}` : text;
      const answers = [card, choices, ...hintsFor(part, voice(), list)].filter((lines) => lines !== '');
      if (answers.length > 0) typing.print(answers.join('\n'));
      Object.assign(shown, { question, list: text, printed: text });
    },
  };
}

/** The transfer that is followed, once it was read. */
function receiptOf(conversation: Conversation, userId = '', { t, formats }: Voice) {
  const query = transferQuery({ userId, transferId: followedId(conversation.getState().log) ?? '' });
  const transfer = queryClient.getQueryData(query.queryKey);
  if (!transfer) return undefined;
  const seenAt = Math.floor((queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0) / 1000);
  const { recipientName, received, total, reference } = transferText(transfer, formats);
  return {
    lead: transferLead(transfer, seenAt, { t, formats }),
    facts: [
      { label: t('transfer.recipientFacts.name'), value: recipientName },
      { label: t('price.sum.theyGet'), value: received },
      { label: t('price.sum.totalToPay'), value: total },
      { label: t('transfer.facts.id'), value: reference },
    ],
  };
}

type Said = { readonly voice: ReturnType<OpenedGuide['voice']>; readonly typed: string };

/** Nothing where the sender has just read it, or typed it. */
function entryText(entry: Entry, { voice: { say, t }, typed }: Said): string | undefined {
  const text = spokenEntry(entry, { say, t });
  switch (entry.kind) {
    case 'typed':
    case 'receipt':
      return undefined;
    case 'answered': {
      const answer = say.say(entry.words);
      const part = say.partName(entry.part);
      const name = `${part.charAt(0).toLocaleUpperCase()}${part.slice(1)}`;
      return plain(answer) === plain(typed) ? undefined : t('terminal.taken', { part: name, answer });
    }
    case 'lead':
      return t('common.labelled', { label: text, value: surroundings().addressOf(entry.to) });
    case 'warned':
      return `! ${text}`;
    default:
      return text;
  }
}

const isBoldOn = ({ isInteractive }: Typing): boolean => isInteractive && !process.env.NO_COLOR;

/** What else may be typed here. */
function hintsFor(part: Part, { t }: Said['voice'], { offered }: OfferedList): readonly string[] {
  const { id, control } = part;
  return [
    ...(id === 'amount' || id === 'destination' ? [t(`guide.composerExample.${id}`)] : []),
    ...(control.kind === 'password' || control.kind === 'code' ? [t('terminal.secret')] : []),
    ...(control.kind === 'code' && !control.takesRecovery ? [t('terminal.anotherCode')] : []),
    ...(part.isOptional ? [t('terminal.skip')] : []),
    ...(part.leave && offered.length === 0 ? [t('terminal.leave')] : []),
  ].map((hint) => `  ${hint}`);
}
