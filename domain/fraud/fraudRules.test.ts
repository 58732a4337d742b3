import { expect, test } from 'vitest';
import { type FraudSignals, fraudHolds, fraudReasons } from './fraudRules.ts';
import { holdReasons } from './holdReason.ts';

/** Somebody's first transfer, on their second device, of an ordinary amount. */
const honest: FraudSignals = {
  newDevices: 1,
  passwordResets: 0,
  newRecipient: 1,
  poundsMinor: 30_000,
  recipientsInDay: 1,
  cardsInDay: 1,
  transfersInHour: 1,
  fastPaymentsInHour: 0,
  worries: 0,
};

test.each<[string, Partial<FraudSignals>, string[]]>([
  ['an honest first transfer', {}, []],
  ['a high amount to somebody new from a new device', { poundsMinor: 100_000 }, ['newDeviceHighAmount']],
  ['a penny less', { poundsMinor: 99_999 }, []],
  ['a high amount to somebody known', { poundsMinor: 400_000, newRecipient: 0 }, []],
  ['a high amount from the usual device', { poundsMinor: 400_000, newDevices: 0 }, []],
  ['somebody new after a reset', { passwordResets: 1 }, ['passwordReset']],
  ['a small amount to somebody known after a reset', { passwordResets: 1, newRecipient: 0 }, []],
  [
    'more to somebody known after a reset',
    { passwordResets: 1, newRecipient: 0, poundsMinor: 50_000 },
    ['passwordReset'],
  ],
  ['nine recipients in a day', { recipientsInDay: 9 }, []],
  ['ten', { recipientsInDay: 10 }, ['manyRecipients']],
  ['four cards in a day', { cardsInDay: 4 }, []],
  ['five', { cardsInDay: 5 }, ['severalCards']],
  ['nineteen transfers in an hour', { transfersInHour: 19 }, []],
  ['twenty', { transfersInHour: 20 }, ['manyTransfers']],
  ['paid too fast twice', { fastPaymentsInHour: 2 }, []],
  ['three times', { fastPaymentsInHour: 3 }, ['paidTooFast']],
  ['a worry told by the sender', { worries: 1 }, ['senderWorried']],
  [
    'much at once',
    { passwordResets: 2, poundsMinor: 900_000, transfersInHour: 50 },
    ['newDeviceHighAmount', 'passwordReset', 'manyTransfers'],
  ],
])('%s is held as the rules say (ASVS 2.4.2, 8.1.3, 8.1.4)', (_what, differences, reasons) => {
  expect(fraudHolds({ ...honest, ...differences })).toEqual(reasons);
});

test('every reason but a block has a rule', () => {
  expect(['accountBlocked', ...fraudReasons].toSorted()).toEqual([...holdReasons].toSorted());
});
