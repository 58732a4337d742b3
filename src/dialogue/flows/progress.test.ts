import { expect, test } from 'vitest';
import { firstTransferMinutes } from '#domain/service/promises.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { askedPlaces } from '#tests/fixtures/askedParts.ts';
import { progressAtFirst } from '../stages.ts';
import type { Entry } from '../thread.ts';
import type { Flow, Place } from './place.ts';
import { progressAt } from './progress.ts';

const places = await askedPlaces();

type Sender = { readonly userId?: string; readonly round?: number; readonly isVerified?: boolean };

/** The conversation of this sender, before the transfer is made. */
const around = ({ userId, round = 0, isVerified = false }: Sender) => ({
  guide: { getSnapshot: () => ({ context: { userId, round }, children: {} }) } as unknown as GuidedSenderActor,
  records: { mayMoveMoney: () => isVerified },
});

const signedUp: readonly Entry[] = [{ id: 1, kind: 'answered', part: 'account', words: { text: 'new' } }];
const at = (flow: Flow, step?: string): Place => {
  const found = places.find(({ place }) => place.flow === flow && (step === undefined || place.step === step));
  if (!found) throw new Error(`Nobody is asked anything at ${flow} ${step}`);
  return found.place;
};

test('is one of the parts there are, at every question of every flow, with a minute left at least (chat rule 25)', () => {
  for (const { place } of places) {
    for (const sender of [{}, { userId: 'ada' }, { userId: 'ada', isVerified: true }]) {
      const progress = progressAt(place, [], around(sender));
      if (!progress) continue;
      expect(progress.part).toBeGreaterThanOrEqual(1);
      expect(progress.part).toBeLessThanOrEqual(progress.of);
      expect(progress.minutes).toBeGreaterThanOrEqual(1);
      expect(Number.isInteger(progress.minutes)).toBe(true);
    }
  }
});

test('begins for a visitor with everything a first transfer takes, as the greeting promises', () => {
  expect(progressAt(at('priceQuote'), [], around({}))).toEqual(progressAtFirst);
  expect(progressAtFirst.minutes).toBe(firstTransferMinutes);
});

test.each<[string, readonly Entry[], Sender, readonly string[]]>([
  ['a visitor who signs up', signedUp, {}, ['1/5 10', '2/5 9', '3/5 7', '4/5 6', '5/5 1']],
  ['that visitor, signed in by now', signedUp, { userId: 'ada' }, ['1/5 10', '2/5 9', '3/5 7', '4/5 6', '5/5 1']],
  [
    'the same person’s next transfer',
    signedUp,
    { userId: 'ada', round: 1, isVerified: true },
    ['1/4 3', '2/4 2', '3/4 1', '4/4 1'],
  ],
  ['somebody verified', [], { userId: 'ada', isVerified: true }, ['1/4 3', '2/4 2', '3/4 1', '4/4 1']],
  ['somebody not verified yet', [], { userId: 'ada' }, ['1/4 8', '2/4 7', '3/4 6', '4/4 1']],
])('goes forward for %s', (_, thread, sender, said) => {
  const flows = [at('priceQuote'), at('signUp'), at('addRecipient'), at('sendMoney', 'review'), at('payTransfer')];
  const asked = said.length === 5 ? flows : flows.filter(({ flow }) => flow !== 'signUp');
  const told = asked.map((place) => progressAt(place, thread, around(sender)));
  expect(told.map((progress) => progress && `${progress.part}/${progress.of} ${progress.minutes}`)).toEqual(said);
});

test.each(['guidedSender', 'cancelTransfer', 'paymentResult', 'safeguard', 'talkToPerson'] as const)(
  'is not told at %s, which is no part of sending',
  (flow) => {
    const there = places.filter(({ place }) => place.flow === flow);
    expect(there.map(({ place }) => progressAt(place, [], around({})))).toEqual(there.map(() => undefined));
  },
);
