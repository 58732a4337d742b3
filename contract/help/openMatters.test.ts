import { expect, test } from 'vitest';
import { someMoment, transferFixture } from '#tests/fixtures/transferFixture.ts';
import type { Transfer } from '../transfer/transfer.ts';
import { openMattersOf } from './openMatters.ts';

const day = 86_400;
const refused: Transfer = {
  ...transferFixture('PAYMENT_SUSPENDED'),
  history: [{ status: 'PAYMENT_SUSPENDED', at: someMoment }],
};

test.each([
  ['a partner that has not given the money back is late after a day', false, 'partner', true],
  ['whom to pay instead is the sender’s to say, and never late', true, 'choice', false],
] as const)('%s (peers 35)', (_what, cancellable, next, isLateAfterwards) => {
  const matterAt = (now: number) => {
    const transfer = { ...refused, cancellable, recipientChangeable: true };
    return openMattersOf({ transfers: [transfer], recalls: [], complaints: [] }, now);
  };
  expect(matterAt(someMoment + 60)).toMatchObject([{ kind: 'hold', next, isLate: false }]);
  expect(matterAt(someMoment + 2 * day)).toMatchObject([{ kind: 'hold', next, isLate: isLateAfterwards }]);
});
