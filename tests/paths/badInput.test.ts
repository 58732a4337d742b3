import { describe, expect, test } from 'vitest';
import { languages } from '#contract/protocol/language.ts';
import { isTyped } from '#src/dialogue/interpretation/parsing.ts';
import type { Entry } from '#src/dialogue/thread.ts';
import type { PartId, Words } from '#src/dialogue/words.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { paymentWaysQuery } from '#src/services/payment/paymentQueries.ts';
import { type AskedPart, askedParts } from '#tests/fixtures/askedParts.ts';
import { badSentences, doubtfulSentences } from '#tests/fixtures/badSentences.ts';
import { conversingIn, type Turn } from '#tests/fixtures/interpretedAt.ts';

queryClient.setQueryData(paymentWaysQuery.queryKey, { closed: {}, switched: [], paidLast: { provider: 'truelayer' } });

/** What is typed of a password is the password. */
const all = (await askedParts()).filter(({ part: { control } }) => control.kind !== 'password');

/** To the last of what is said when nothing is understood, and once more; a long text, which is read as any, twice. */
const timesOf = (text: string): number => (text.length > 500 ? 2 : 5);

const wordsOf = (entry: Entry): Words | undefined =>
  entry.kind === 'told' || entry.kind === 'warned' ? entry.words : undefined;

/** What the guide says in a turn, to be compared: an answer that will not do is told beside its question. */
function saidIn({ added, context }: Turn): string {
  const told = added.flatMap((entry): readonly (Words | PartId)[] =>
    entry.kind === 'asked' ? [entry.part] : [wordsOf(entry) ?? []].flat(),
  );
  const leads = added.flatMap((entry) => (entry.kind === 'lead' ? [entry.words] : []));
  return [...told, ...leads, ...(context.problem && !told.length ? [context.problem] : [])]
    .map((words) => JSON.stringify(words))
    .join(' ');
}

type Conversing = Awaited<ReturnType<typeof conversingIn>>;

const nameOf = ({ flow, part }: AskedPart): string => `${part.id} of ${flow}`;

/** Everything that was given or is meant to be given. */
const heldOf = ({ drafts, plan, sent }: Turn['context']) => ({ drafts, plan, sent });

const isAnswer = ({ added }: Turn): boolean => added.some(({ kind }) => kind === 'answered' || kind === 'support');

function turnsFrom({ hear, stop }: ReturnType<Conversing>, text: string): readonly Turn[] {
  const turns: Turn[] = [];
  while (turns.length < timesOf(text) && !turns.some(isAnswer)) turns.push(hear(text));
  stop();
  return turns;
}

describe.each(languages)('at every question of every flow, in %s', async (language) => {
  const conversationAt = await conversingIn(language);

  /** The turns of one sentence said again and again, until it is an answer; each is had once. */
  const had = new Map<string, readonly Turn[]>();
  function turnsOf(text: string, asked: AskedPart): readonly Turn[] {
    const key = JSON.stringify([text, all.indexOf(asked)]);
    const turns = had.get(key) ?? turnsFrom(conversationAt(asked), text);
    had.set(key, turns);
    return turns;
  }

  const allBad = [
    ...Object.entries(badSentences).map(([name, { text }]) => [name, text] as const),
    ...Object.entries(doubtfulSentences),
  ];

  test.each(allBad)('%s gets a sentence each time, and never the same twice running (chat rule 16)', (_, text) => {
    const wrong = all.flatMap((asked) => {
      const said = turnsOf(text, asked)
        .filter((turn) => !isAnswer(turn))
        .map(saidIn);
      const isSilent = said.includes('');
      const isSame = said.some((one, at) => at > 0 && one === said[at - 1]);
      return isSilent || isSame ? [`${nameOf(asked)}: ${isSilent ? 'silent' : 'the same'} ${said.join(' | ')}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test.each(Object.entries(badSentences))('%s loses and plans nothing (chat rule 2)', (_, { text }) => {
    const lost = all
      .filter(({ part }) => !isTyped(part))
      .filter((asked) => {
        const nothing = { drafts: {}, plan: {}, sent: {} };
        return turnsOf(text, asked).some((turn) => JSON.stringify(heldOf(turn.context)) !== JSON.stringify(nothing));
      });
    expect(lost.map(nameOf)).toEqual([]);
  });

  test.each(Object.entries(doubtfulSentences))(
    'of %s none is chosen, and each gets a sentence (chat rule 16)',
    (_, text) => {
      const silent = all.filter((asked) => turnsOf(text, asked).some((turn) => !isAnswer(turn) && saidIn(turn) === ''));
      expect(silent.map(nameOf)).toEqual([]);
      const guessed = all
        .filter(({ part: { control } }) => control.kind === 'amount' || control.kind === 'recipient')
        .filter((asked) => turnsOf(text, asked).some((turn) => isAnswer(turn) || turn.context.plan[asked.part.id]));
      expect(guessed.map(nameOf)).toEqual([]);
    },
  );

  test('of a card number the thread shows four digits, and says why (chat rule 28)', () => {
    const { text: card = '' } = badSentences['a card number'] ?? {};
    const mayBe = all.filter(({ part: { control } }) => control.kind !== 'account' && control.kind !== 'phone');
    const untold = mayBe.filter((asked) => {
      const [first] = turnsOf(card, asked);
      const shown = JSON.stringify(first?.added);
      return !shown.includes('•••• 1111') || !shown.includes('guide.problems.cardNumber');
    });
    expect(untold.map(nameOf)).toEqual([]);
  });
});
