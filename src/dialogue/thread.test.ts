import { expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { added, stamped } from './drafts.ts';
import { replyable, unseenMessages } from './supportNews.ts';
import { type Entry, isGiven, latestAnswers, longestLog, readLog, storable } from './thread.ts';
import type { Words } from './words.ts';

const answered = (id: number, words: Words, part: 'amount' | 'city' | 'personMessage' = 'city'): Entry => ({
  id,
  kind: 'answered',
  part,
  words,
});
const given: Words = { key: 'guide.answers.given' };

test.each<[string, Words, Words]>([
  ['what was typed', { text: 'Leeds' }, given],
  ['a day', { day: '1990-05-04' }, given],
  ['a date in words', { inWords: '1990-05-04' }, given],
  ['a country', { country: 'CM' }, { country: 'CM' }],
  ['a secret', { secret: true }, { secret: true }],
  ['a recipient, by id', { recipientId: 'marie' }, { recipientId: 'marie' }],
  [
    'a sentence, without names',
    { key: 'guide.told.later', facts: { name: 'Marie', deed: undefined, country: 'CM', example: { text: 'Ama' } } },
    { key: 'guide.told.later', facts: { country: 'CM', example: given } },
  ],
  [
    'a sentence, without what was said in it',
    {
      key: 'guide.recap.noted',
      facts: { said: [{ part: 'city', words: { text: 'Leeds' } }], options: [{ text: 'x' }] },
    },
    { key: 'guide.recap.noted', facts: { said: [{ part: 'city', words: given }], options: [given] } },
  ],
  [
    'a refusal, without its details',
    { failure: { code: 'requestInvalid', details: { fields: [{ field: 'city', problem: 'custom' }] } } },
    { failure: { code: 'requestInvalid', details: {} } },
  ],
])('the browser keeps of %s only what nobody typed (R28, D-121)', (_, words, kept) => {
  const told: Entry = { id: 2, kind: 'told', words };
  expect(storable([answered(1, words), told])).toEqual([answered(1, kept), { id: 2, kind: 'told', words: kept }]);
  expect(isGiven(words)).toBe(false);
  expect(isGiven(given)).toBe(true);
});

test('what was typed and not understood is not kept, nor what our people wrote; everything else is (R28)', () => {
  const asked: Entry = { id: 1, kind: 'asked', part: 'city', facts: { name: 'Marie', country: 'CM' } };
  const plain: readonly Entry[] = [
    { id: 2, kind: 'receipt', transferId: 't' },
    { id: 3, kind: 'changing', parts: ['amount'], again: [] },
    { id: 4, kind: 'reminder' },
    { id: 5, kind: 'warned', words: { key: 'guide.told.later' } },
  ];
  const typed: Entry = { id: 6, kind: 'typed', text: 'hmm' };
  const support: Entry = { id: 7, kind: 'support', messageId: 'm', by: 'support', text: 'Hello' };
  expect(storable([asked, ...plain, typed, support])).toEqual([{ ...asked, facts: { country: 'CM' } }, ...plain]);
  expect(storable([{ id: 1, kind: 'asked', part: 'city' }])).toEqual([{ id: 1, kind: 'asked', part: 'city' }]);
});

test('a kept thread is read as it was, and a broken one is none', () => {
  const log = [answered(1, given), { ...answered(2, given), at: 7 }];
  expect(readLog(JSON.parse(JSON.stringify(log)))).toEqual(log);
  for (const broken of [undefined, {}, [{ id: 1 }], [{ id: 1, kind: 'sung' }], [{ id: 'one', kind: 'told' }]]) {
    expect(readLog(broken)).toEqual([]);
  }
  expect(readLog([{ id: 1, kind: 'told', at: 'noon' }])).toEqual([]);
});

test('of answers to one question the newest counts, where it was given', () => {
  const amount = answered(2, { money: money('GBP', 100) }, 'amount');
  const log = [
    answered(1, { text: 'Leeds' }),
    amount,
    answered(3, { text: 'York' }),
    { id: 4, kind: 'reminder' } as const,
  ];
  expect(latestAnswers(log)).toEqual([amount, answered(3, { text: 'York' })]);
});

test('a thread goes on from its last number, and its oldest turns give way', () => {
  const full = Array.from({ length: longestLog }, (_, place) => answered(place + 1, given));
  const { thread = [] } = added({ thread: full }, [{ kind: 'reminder' }, { kind: 'typed', text: 'hi' }]);
  expect(thread).toHaveLength(longestLog);
  expect(thread.at(0)?.id).toBe(3);
  expect(thread.slice(-2)).toEqual([
    { kind: 'reminder', id: longestLog + 1 },
    { kind: 'typed', text: 'hi', id: longestLog + 2 },
  ]);
  expect(added({ thread: [] }, [{ kind: 'reminder' }]).thread).toEqual([{ kind: 'reminder', id: 1 }]);
});

test('what is added is stamped with when it was said, and what an actor said with the next', () => {
  const [before, silent, now] = [{ ...answered(1, given), at: 5 }, answered(2, given), answered(3, given)];
  const change = { thread: [before, silent, now] };
  expect(stamped(change, { thread: [before, silent] }, 9).thread?.map(({ at }) => at)).toEqual([5, 9, 9]);
  expect(stamped(change, { thread: [silent] }, 9).thread?.map(({ at }) => at)).toEqual([5, undefined, 9]);
  expect(stamped(change, { thread: [before] }, undefined)).toBe(change);
  expect(stamped({ unread: 1 }, { thread: [] }, 9)).toEqual({ unread: 1 });
});

const message = (id: string, by: 'sender' | 'support', text = id) => ({ id, by, text, at: 1 });
const shown = (messageId: string): Entry => ({ id: 1, kind: 'support', messageId, by: 'support', text: messageId });

test('of what was said with our people only what does not stand in the thread is added', () => {
  const messages = [
    message('q1', 'sender'),
    message('a1', 'support'),
    message('q2', 'sender'),
    message('a2', 'support'),
  ];
  const idsOf = (log: readonly Entry[], of = messages) =>
    unseenMessages(of, log).map((one) => (one.kind === 'support' ? one.messageId : ''));
  expect(idsOf([shown('a1')])).toEqual(['q2', 'a2']);
  expect(idsOf([answered(1, { text: 'q2' }, 'personMessage')])).toEqual(['a2']);
  expect(idsOf([answered(1, { text: 'a2' }, 'personMessage')])).toEqual(['q2', 'a2']);
  expect(idsOf([])).toEqual(['q2', 'a2']);
  expect(idsOf([], messages.slice(0, 1))).toEqual(['q1']);
  expect(idsOf([], messages.slice(1, 2))).toEqual(['a1']);
  expect(unseenMessages(messages.slice(3), [])).toEqual([
    { kind: 'support', messageId: 'a2', by: 'support', text: 'a2' },
  ]);
});

test('the last answer of our people may be replied to, until it was', () => {
  const reply = (id: number) => answered(id, { text: 'thanks' }, 'personMessage');
  expect(replyable([{ ...shown('a1'), id: 4 }])).toBe(4);
  expect(replyable([reply(3), { ...shown('a1'), id: 4 }])).toBe(4);
  expect(replyable([{ ...shown('a1'), id: 4 }, reply(5)])).toBeUndefined();
  expect(replyable([reply(1)])).toBeUndefined();
});
