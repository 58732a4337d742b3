import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Correction, correctionOf } from './correction.ts';
import { letsGoOf, type TransferAnswers, type TransferPart, transferParts } from './transferAnswers.ts';

const now: TransferAnswers = {
  destination: 'CM',
  method: 'mobile_money',
  amount: '100',
  recipient: 'marie',
  reason: 'rent',
};
const others: TransferAnswers = {
  destination: 'UG',
  method: 'bank_transfer',
  amount: '200',
  recipient: 'paul',
  reason: 'debt',
};
const before = { now, changeable: transferParts, here: [], isMade: false } as const;

test('several answers open the earliest of them, and choose the recipient first (chat rule 2)', () => {
  expect(correctionOf({ amount: '200', recipient: 'paul' }, before)).toEqual({
    kind: 'earlier',
    first: 'amount',
    parts: ['amount', 'recipient'],
    lost: ['trust'],
    recipientFirst: 'paul',
  });
});

test('what is said again as it is, or is what was asked, corrects nothing', () => {
  expect(correctionOf({ amount: '100' }, before)).toEqual({ kind: 'none' });
  expect(correctionOf({ amount: '200' }, { ...before, asked: 'amount' })).toEqual({ kind: 'none' });
});

test('answers of the step at hand are put right there', () => {
  expect(correctionOf({ destination: 'UG' }, { ...before, here: ['destination', 'method'] })).toEqual({
    kind: 'here',
    parts: ['destination'],
    again: ['method'],
  });
});

test('a transfer that was made goes to somebody else, or another is begun', () => {
  expect(correctionOf({ recipient: 'paul' }, { ...before, isMade: true })).toEqual({
    kind: 'otherRecipient',
    recipientId: 'paul',
  });
  expect(correctionOf({ amount: '200', recipient: 'paul' }, { ...before, isMade: true })).toMatchObject({
    kind: 'another',
    parts: ['amount', 'recipient'],
  });
});

const partsOf = (correction: Correction): readonly TransferPart[] => ('parts' in correction ? correction.parts : []);
const lostBy = (correction: Correction): readonly TransferPart[] =>
  'lost' in correction ? correction.lost : 'again' in correction ? correction.again : [];

test('nobody is trusted in another’s place, nothing said is asked again, and nothing else is lost (chat rule 2)', () => {
  fc.assert(
    fc.property(
      fc.subarray(['destination', 'method', 'amount', 'recipient', 'reason'] as const),
      fc.subarray([...transferParts]),
      fc.boolean(),
      (parts, here, isMade) => {
        const said: TransferAnswers = Object.fromEntries(parts.map((part) => [part, others[part]]));
        const correction = correctionOf(said, { ...before, here, isMade });
        const lost = lostBy(correction);
        expect(lost.filter((part) => said[part] !== undefined)).toEqual([]);
        const followers = partsOf(correction).flatMap((part) => letsGoOf[part]);
        expect(lost.every((part) => followers.includes(part))).toBe(true);
        if (correction.kind === 'earlier' || correction.kind === 'another') {
          expect(lost.includes('trust')).toBe(
            correction.parts.some((part) => part === 'destination' || part === 'method' || part === 'recipient'),
          );
        }
        expect(correction.kind === 'none').toBe(parts.length === 0);
      },
    ),
    { examples: [[['amount', 'recipient'], ['amount', 'trust'], false]] },
  );
});
