import { expect, test } from 'vitest';
import { type Address, hashOf, machineAddress, parseAddress } from './address.ts';

const addresses: readonly Address[] = [
  { page: 'overview' },
  { page: 'requirements' },
  { page: 'mutants' },
  machineAddress('signIn'),
  machineAddress('send/money', { text: 'is told “no & never” = 100 %', face: 'chat' }),
  {
    page: 'machine',
    id: 'signIn',
    path: '76fd97fd2d82',
    step: 3,
    filter: { arrow: 'signIn.a | xstate.done.actor.b | 0' },
  },
];

test.each(addresses)('%j survives being sent to a colleague', (address) => {
  expect(parseAddress(hashOf(address))).toEqual(address);
});

test('an address nobody knows is the overview, and a step that is no number is the start', () => {
  expect(parseAddress('')).toEqual({ page: 'overview' });
  expect(parseAddress('#/nowhere/at?all=1')).toEqual({ page: 'overview' });
  expect(parseAddress('#/machine/signIn?path=a&step=last')).toMatchObject({ path: 'a', step: 0 });
  expect(parseAddress('#/machine/signIn?path=a&step=-2')).toMatchObject({ step: 0 });
});
