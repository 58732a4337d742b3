import { describe, expect, test } from 'vitest';
import { readingAt } from '#tests/paths/fixtures/fakeFlows.ts';
import { atFirst } from '../dialogueContext.ts';
import type { Part } from '../question.ts';
import type { Words } from '../words.ts';
import { besidesAnswer } from './besides.ts';
import { interpret } from './interpret.ts';
import type { Situation } from './situation.ts';

/** What the button for another time says, in words nothing else is known by. */
const notNow = 'Perhaps on Sunday';
const write = (words: Words): string => ('key' in words && words.key === 'guide.options.notNow' ? notNow : 'words');

const at = (part: Part): Situation => ({
  part,
  answers: {},
  context: atFirst({ thread: [] }),
  reading: readingAt('price'),
  language: 'en',
  today: '2026-11-28',
  write,
});
const name: Part = { id: 'recipientFirstName', control: { kind: 'text' } };
const amount: Part = { id: 'amount', control: { kind: 'amount' } };
const method: Part = {
  id: 'method',
  control: { kind: 'choice', options: [{ id: 'mobile_money', words: { label: 'Mobile money' } }] },
};

describe('the words of “not now”, written instead of pressed', () => {
  test('leave what can be left, and are no name', () => {
    expect(interpret(notNow, at({ ...name, leave: () => undefined }))).toContainEqual({ type: 'flow.left' });
  });

  test('leave out what need not be said', () => {
    expect(interpret(notNow, at({ ...name, isOptional: true }))).toContainEqual({ type: 'answer.given', value: '' });
  });

  test('are no name either where one has to be given, which is said', () => {
    expect(JSON.stringify(interpret(notNow, at(name)))).toContain('guide.told.cannotSkip');
  });
});

test.each(['Tell me when 50,000 XAF is under £60', 'Tell me when £60 gets 50,000 XAF'])(
  '“%s” asks for an alert by its two sums, without a word about a price (peers 7)',
  (said) => {
    expect(interpret(said, at(amount))).toContainEqual({
      type: 'prices.asked',
      asked: {
        kind: 'alert',
        wish: expect.objectContaining({ destinationAmount: 50_000, most: 60, originCurrency: 'GBP' }),
      },
    });
  },
);

describe('what it costs, asked behind an answer', () => {
  test('is told where the amount is known', () => {
    expect(besidesAnswer('Mobile money, and how much does it cost?', at(method))).not.toEqual([]);
  });

  test('is left to the price that comes as soon as the amount is said', () => {
    expect(besidesAnswer('£100, and how much does it cost?', at(amount))).toEqual([]);
  });

  test('is left out beside the amount where something else is asked too, which is told', () => {
    const told = besidesAnswer('£100, and how long does it take and how much does it cost?', at(amount));
    expect(told).toEqual(besidesAnswer('£100, and how long does it take?', at(amount)));
    expect(told).not.toEqual([]);
  });
});
