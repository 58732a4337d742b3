import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '#contract/protocol/language.ts';
import { saidInConversations } from '#tests/fixtures/saidInConversations.ts';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';
import { readingAt, type StepName } from '#tests/paths/fixtures/fakeFlows.ts';
import { atFirst, type DialogueContext } from '../dialogueContext.ts';
import type { Answers, Part } from '../question.ts';
import type { Reading } from '../reading.ts';
import type { Words } from '../words.ts';
import { interpret } from './interpret.ts';
import type { Situation } from './situation.ts';

const opening = atFirst({ thread: [] });

/** Three answers in, the amount last. */
const halfWay: DialogueContext = {
  ...opening,
  thread: [
    { id: 1, kind: 'answered', part: 'destination', words: { country: 'CM' } },
    { id: 2, kind: 'answered', part: 'method', words: { key: 'methods.mobile_money' } },
    { id: 3, kind: 'answered', part: 'amount', words: { label: '£100.00' } },
  ],
  changeable: ['destination', 'method', 'amount'],
  candidates: [{ words: { label: '$140.00' }, plan: { amount: { value: 'payin CA CAD 14000' } } }],
};

const text = (id: Part['id'], others: Partial<Part> = {}): Part => ({ id, control: { kind: 'text' }, ...others });
const pick = (id: Part['id'], ...options: readonly string[]): Part => ({
  id,
  control: { kind: 'choice', options: options.map((one) => ({ id: one, words: { label: one } })) },
});

type Setting = {
  readonly part: Part;
  readonly step?: StepName;
  readonly context?: DialogueContext;
  readonly reading?: Partial<Reading>;
  readonly answers?: Answers;
};

const leave = () => undefined;
const understood = (here: Answers) => ({ destination: 'CM', amount: 'payin GB GBP 10000', ...here });
const recipients = [
  recipientFixture(),
  recipientFixture({ id: 'paul', firstName: 'Paul', lastName: 'Owona Etoa' }),
  recipientFixture({ id: 'pauline', firstName: 'Pauline', lastName: 'Abena' }),
];
const made = { isMade: true, transfer: { id: 'made', isUnpaid: true } } as const;

/** One of each kind of question, and each turn the flows can have taken. */
const settings: Readonly<Record<string, Setting>> = {
  'where to, at the beginning': {
    part: {
      id: 'destination',
      control: { kind: 'choice', options: ['GH', 'CM'].map((id) => ({ id, words: { country: id } })) },
    },
  },
  'how much': { part: { id: 'amount', control: { kind: 'amount' } }, context: halfWay, answers: { destination: 'CM' } },
  'which way': { part: pick('method', 'mobile_money', 'bank_transfer', 'cash_pickup'), context: halfWay },
  'to whom': {
    part: { id: 'recipient', control: { kind: 'recipient', country: 'CM', method: 'mobile_money' }, leave },
    context: halfWay,
    step: 'recipient',
    reading: { recipients },
  },
  'what for': { part: { id: 'reason', control: { kind: 'reason' } }, context: halfWay, step: 'recipient' },
  'a first name': { part: text('recipientFirstName'), context: halfWay, step: 'recipient' },
  'a number': {
    part: { id: 'recipientMobile', control: { kind: 'phone', country: 'CM' } },
    context: halfWay,
    step: 'recipient',
  },
  'a date of birth': { part: { id: 'birthDate', control: { kind: 'date' }, isOptional: true } },
  'an account': {
    part: {
      id: 'accountNumber',
      control: { kind: 'account', country: 'NG', field: 'accountNumber', bankId: undefined, maxLength: 20 },
    },
    context: halfWay,
  },
  'a code': { part: { id: 'code', control: { kind: 'code', takesRecovery: true } } },
  'an e-mail address': {
    part: text('signUpEmail', { control: { kind: 'text', inputMode: 'email', maxLength: 60 } }),
    reading: { isSignedIn: false },
  },
  'a password': { part: { id: 'signInPassword', control: { kind: 'password' } }, reading: { isSignedIn: false } },
  'whether they are trusted': { part: pick('trust', 'yes', 'somebodyElse'), step: 'trust', context: halfWay },
  'whether to begin again': {
    part: { ...pick('startOver', 'yes', 'new'), takesAlong: 'new' },
    step: 'begun',
    context: halfWay,
    reading: { askToStartOver: leave },
  },
  'the review': {
    part: { id: 'review', control: { kind: 'review', transfer: undefined }, leave },
    context: halfWay,
    reading: { recipients, askToCancel: leave },
  },
  'how to pay': { part: pick('paymentMethod', 'bank', 'card'), context: halfWay, reading: made },
  'what next, once paid': {
    part: { id: 'paid', control: { kind: 'follow', options: [] } },
    reading: { isMade: true, transfer: { id: 'made', isUnpaid: false } },
  },
  'whether they met, while stopped': { part: { ...pick('hasMet', 'yes', 'no'), leave }, step: 'worry' },
  'a message to a person': { part: text('personMessage', { leave }), step: 'message' },
  'a bank': {
    part: {
      id: 'bank',
      control: {
        kind: 'search',
        options: ['Equity Bank', 'Equity Trust'].map((label, place) => ({ id: String(place), words: { label } })),
      },
    },
    context: halfWay,
  },
};

const write = (words: Words): string =>
  'label' in words
    ? words.label
    : 'country' in words
      ? words.country
      : 'key' in words
        ? words.key
        : JSON.stringify(words);

function situationAt({
  part,
  step = 'price',
  context = opening,
  reading,
  answers = {},
}: Setting): Omit<Situation, 'language'> {
  return {
    part,
    answers,
    context,
    reading: { ...readingAt(step), understood, ...reading },
    today: '2026-11-21',
    write,
  };
}

/** Each sentence at two of them, by its length: all at every one would take a minute. */
const settingsOf = (said: string): readonly [string, Setting][] => {
  const all = Object.entries(settings);
  const places = new Set([0, 7].map((step) => (said.length + step) % all.length));
  return all.filter((_, place) => places.has(place));
};

/** `-u` writes them anew, to be read before they are accepted: a line that changed is a sentence the guide answers otherwise. */
describe.each(languages)('what comes of a sentence at a question, in %s (chat rules 16 and 17)', (language) => {
  test('is what the reviewed list says', async () => {
    const written = saidInConversations(language).flatMap((said) => [
      said,
      ...settingsOf(said).map(([name, setting]) => {
        const outcomes = interpret(said, { ...situationAt(setting), language });
        return `  ${name}: ${outcomes.map((one) => JSON.stringify(one).replaceAll('"', '')).join(' ')}`;
      }),
    ]);
    const list = resolve(import.meta.dirname, `../../../tests/readings/outcomes.${language}.txt`);
    await expect(`${written.join('\n')}\n`).toMatchFileSnapshot(list);
  }, 60_000);
});
