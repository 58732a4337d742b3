import type { Money } from '#domain/money/money.ts';
import { readHistoryWish } from '#src/understanding/historyWishes.ts';
import type { Span } from '#src/understanding/understanding.ts';
import { isForTheBox } from './atTheBox.ts';
import { understandAs } from './parsing.ts';
import { acknowledged, type HistoryAsked, type Interpretation, type Situation, typed } from './situation.ts';

/** Transfers by month, status, sum or recipient: listed, and nothing of it answers what is asked (peers 22). */
export function asHistoryWish(said: string, situation: Situation): Interpretation {
  if (isForTheBox(said, situation.part)) return undefined;
  const wish = readHistoryWish(said, situation.today);
  if (!wish) return undefined;
  const { period, group, left } = wish;
  const read = left.map((words) => sumOrPerson(words, situation));
  const sums = read.flatMap((one) => (one?.sum ? [one.sum] : []));
  const people = read.flatMap((one) => (one?.recipientId ? [one.recipientId] : []));
  if (sums.length + people.length < left.length || sums.length > 1 || people.length > 1) return undefined;
  const [sum] = sums;
  const [recipientId] = people;
  const history: HistoryAsked = { ...(period && { period }), ...(group && { group }), ...(sum && { sum }) };
  return [typed(said), acknowledged, { type: 'account.asked', asked: { question: 'history', history, recipientId } }];
}

type SumOrPerson = { readonly sum?: Money; readonly recipientId?: string } | undefined;

/** A bare number could be of what was sent or of what arrived. */
const namesCurrency = /[\p{L}\p{Sc}]/u;

/** All of the words are one sum or one name of the book, for certain. */
function sumOrPerson(words: string, situation: Situation): SumOrPerson {
  const isWhole = ({ start, end }: Span) => start === 0 && end === words.length;
  const { amount } = understandAs('amount', words, situation).slots;
  if (amount && isWhole(amount.span) && namesCurrency.test(words)) return { sum: amount.value.money };
  const { recipient } = understandAs('recipient', words, situation).slots;
  return recipient && isWhole(recipient.span) ? { recipientId: recipient.value } : undefined;
}
