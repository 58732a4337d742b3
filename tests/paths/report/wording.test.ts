import { expect, test } from 'vitest';
import { eventWords, inWords, occasionOf, stateWords } from './wording.ts';

test.each([
  ['amount.entered', 'user', 'amount entered'],
  ['xstate.done.actor.fetchQuote', 'done', 'fetchQuote done'],
  ['xstate.error.actor.fetchQuote', 'error', 'fetchQuote failed'],
  ['xstate.after.resendWait.confirmCode.waiting', 'after', 'after resend wait'],
  ['xstate.after.500.confirmCode.waiting', 'after', 'after 500 ms'],
  ['xstate.done.state.sendMoney.preparing', 'always', 'when it ends'],
  ['always', 'always', 'always'],
])('%s happens by %s and reads “%s”', (eventType, occasion, words) => {
  expect([occasionOf(eventType), eventWords(eventType)]).toEqual([occasion, words]);
});

test('a state is told by its last name, in words, and a status stays what it is called', () => {
  expect(stateWords('sendMoney.preparing.askingAmount')).toBe('asking amount');
  expect(stateWords('transferLifecycle.PENDING_PAYMENT')).toBe('PENDING_PAYMENT');
  expect(inWords('isKYCDue')).toBe('is KYC due');
});
