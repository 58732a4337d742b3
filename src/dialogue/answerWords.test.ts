import { expect, test } from 'vitest';
import { typedBefore } from './answerWords.ts';
import type { Control, Part } from './question.ts';

const account = { kind: 'account', country: 'NG', field: 'accountNumber', bankId: undefined, maxLength: 20 } as const;
const partWith = (control: Control): Part => ({ id: 'accountNumber', control });

test.each<[string, Control, string, string | undefined]>([
  ['a name', { kind: 'text' }, 'Ama', 'Ama'],
  ['an account', account, '0123456789', '0123456789'],
  ['a date', { kind: 'date' }, '1990-05-04', '1990-05-04'],
  ['a number, without its country', { kind: 'phone', country: 'CM' }, 'CM 671234567', '671234567'],
  ['a choice', { kind: 'choice', options: [] }, 'bank', undefined],
  ['a password', { kind: 'password' }, 'Market-Day-42', undefined],
  ['a code', { kind: 'code', takesRecovery: true }, '123456', undefined],
])('when it is asked again, %s is put right from what was answered, or given anew', (_, control, answer, before) => {
  expect(typedBefore(partWith(control), answer)).toBe(before);
});
