import { expect, test } from 'vitest';
import { correctingActs } from './correcting.ts';
import type { DialogueContext } from './dialogueContext.ts';
import type { Act, Reading } from './reading.ts';
import { transferParts } from './transferAnswers.ts';

/** Every act is known by what it tells. */
const told: string[] = [];
const telling =
  (what: string): Act =>
  () =>
    told.push(what);

const reading = {
  place: { flow: 'sendMoney', step: 'review', actorId: '1' },
  isMade: false,
  understood: () => ({ destination: 'CM', method: 'mobile_money', amount: '100', recipient: 'marie', reason: 'rent' }),
  reopening: (part: string) => ({ plan: {}, again: [], act: telling(`reopen ${part}`) }),
  chooseRecipient: (id: string) => telling(`choose ${id}`),
  startOver: telling('start over'),
} as unknown as Reading;

const context = { drafts: {}, changeable: transferParts, thread: [], plan: {} } as unknown as DialogueContext;

test.each([
  ['an amount opens its question', { amount: { value: '200' } }, ['reopen amount']],
  [
    'somebody else is chosen before what comes earlier is opened',
    { amount: { value: '200' }, recipient: { value: 'paul' } },
    ['choose paul', 'reopen amount'],
  ],
  ['what stands already opens nothing', { amount: { value: '100' } }, []],
])('of what is put right, %s', (_, said, acts) => {
  told.length = 0;
  for (const act of correctingActs(context, reading, said)) act();
  expect(told).toEqual(acts);
});

const made = { amount: { value: '200' }, recipient: { value: 'paul' } };

test('a transfer that is made is begun anew', () => {
  told.length = 0;
  for (const act of correctingActs(context, { ...reading, isMade: true }, made)) act();
  expect(told).toEqual(['start over']);
});
