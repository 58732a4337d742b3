import { expect, test } from 'vitest';
import { isSendingAt, pageNameAt } from './pageTitle.ts';

test.each([
  ['/dashboard', 'dashboard', false],
  ['/get-quote', 'sendMoney', true],
  ['/payment-method', 'sendMoney', true],
  ['/transactions', 'history', false],
  ['/notifications', 'notifications', false],
  ['/account-statements/print', 'statement', false],
  ['/transactions/0197a000-0000-7000-8000-00000000000c/recipient', 'transfer', true],
  ['/edit-profile', 'profile', false],
  ['/business/invite', 'businessInvite', false],
  ['/auth-transfer-complete/0197a000-0000-7000-8000-00000000000c', 'transfer', false],
])('the page at %s is called %s in the top bar (SHL-03)', (path, name, isSending) => {
  expect(pageNameAt(path)).toBe(name);
  expect(isSendingAt(path)).toBe(isSending);
});
