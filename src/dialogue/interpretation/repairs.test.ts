import { expect, test } from 'vitest';
import { readingAt } from '#tests/paths/fixtures/fakeFlows.ts';
import { atFirst, type DialogueContext } from '../dialogueContext.ts';
import type { Part } from '../question.ts';
import { type Repair, repairs } from '../repair.ts';
import { told } from '../thread.ts';
import { offeredRepairs, repair, writesToPerson } from './repairs.ts';

const opening = atFirst({ thread: [] });
const halfWay: DialogueContext = {
  ...opening,
  thread: [
    { id: 1, kind: 'answered', part: 'destination', words: { country: 'CM' } },
    { id: 2, kind: 'answered', part: 'amount', words: { label: '£100' } },
    { id: 3, kind: 'answered', part: 'recipient', words: { recipientId: 'm' } },
  ],
  changeable: ['destination', 'amount'],
};
const part: Part = { id: 'recipient', control: { kind: 'text' }, facts: { country: 'CM' } };
const act = () => undefined;
const reading = readingAt('price');
const asking = { ...reading, askToCancel: act, askToStartOver: act };
const always: readonly Repair[] = ['why', 'recap', 'cost', 'howLong', 'safe', 'repeat', 'person', 'pause'];
const inOrder = (...some: readonly Repair[]) => repairs.filter((one) => some.includes(one));

test.each([
  ['at the beginning', { context: opening, reading, part }, inOrder(...always, 'showTimes')],
  ['where nothing is asked', { context: opening, reading, part: undefined }, inOrder(...always, 'showTimes').slice(1)],
  ['once something was answered', { context: halfWay, reading, part }, inOrder(...always, 'showTimes', 'back')],
  ['with times', { context: { ...opening, showsTimes: true }, reading, part }, inOrder(...always, 'hideTimes')],
  [
    'where all can be called off',
    { context: halfWay, reading: asking, part },
    inOrder(...always, 'showTimes', 'back', 'cancel', 'startOver'),
  ],
  ['while stopped', { context: halfWay, reading: readingAt('worry'), part }, ['why', 'repeat', 'person']],
  ['while a message is written', { context: halfWay, reading: readingAt('message'), part }, ['why', 'repeat']],
] as const)('%s these repairs are offered', (_, standing, offered) => {
  expect(offeredRepairs(standing)).toEqual(offered);
});

const log = (...happenings: readonly unknown[]) => [{ type: 'thread.continued', happenings }];
const tells = (key: string, more: object = {}) => log({ kind: 'told', words: { key, ...more } });
const answers = {};

test.each<[Repair, unknown]>([
  ['why', tells('guide.ask.recipient.help', { facts: { country: 'CM' } })],
  ['pause', [{ type: 'pause.requested' }]],
  ['cost', log(told({ label: 'price' }))],
  ['howLong', log(told({ label: 'arrival' }))],
  ['safe', tells('guide.told.safe')],
  ['person', [{ type: 'person.requested' }]],
  ['showTimes', [{ type: 'times.chosen', isShown: true }, ...tells('guide.told.showTimes')]],
  ['hideTimes', [{ type: 'times.chosen', isShown: false }, ...tells('guide.told.hideTimes')]],
  ['repeat', [{ type: 'question.repeated' }]],
  ['back', [{ type: 'answer.reopened', part: 'amount' }]],
  ['cancel', tells('guide.told.notFromHere')],
  ['startOver', tells('guide.told.notFromHere')],
])('%s does what it says', (wanted, done) => {
  expect(repair(wanted, { context: halfWay, reading, part, answers })).toEqual(done);
});

test('what is called off is asked of the flow, and what is not made is begun anew', () => {
  const standing = { context: opening, part, answers };
  const asked = [{ type: 'flow.asked', act }];
  expect(repair('cancel', { ...standing, reading: asking })).toEqual(asked);
  expect(repair('cancel', { ...standing, reading: { ...asking, askToCancel: undefined } })).toEqual(asked);
  expect(repair('startOver', { ...standing, reading: asking })).toEqual(asked);
});

test('where nothing is asked or was answered there is nothing to explain or take back', () => {
  const standing = { context: opening, reading, part: undefined, answers };
  expect(repair('why', standing)).toEqual([]);
  expect(repair('back', standing)).toEqual(tells('guide.correct.nothingToUndo'));
  expect(repair('recap', { ...standing, context: opening })).toMatchObject([{ type: 'recap.requested' }]);
});

test('who is signed in writes to a person in the thread, and nothing else is written there', () => {
  expect(writesToPerson('person', { ...reading, isSignedIn: true })).toBe(true);
  expect(writesToPerson('person', { ...reading, isSignedIn: false })).toBe(false);
  expect(writesToPerson('why', { ...reading, isSignedIn: true })).toBe(false);
});
