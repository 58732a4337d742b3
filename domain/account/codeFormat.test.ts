import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeIn, completesCode, isRecoveryCode } from './codeFormat.ts';

test.each([
  ['', '123456', true],
  ['12345', '123456', true],
  ['12345', '123 456', true],
  ['123456', '123 456', false],
  ['123456', '123457', true],
  ['12345', '1234567', false],
  ['', 'k23456', false],
])('after "%s", "%s" is a code that came whole: %s', (before, after, isComplete) => {
  expect(completesCode(before, after)).toBe(isComplete);
});

test('no recovery code becomes a code on the way to its end', () => {
  const recovery = fc.stringMatching(/^[a-z][a-z0-9]{3}(-[a-z0-9]{4}){3}$/);
  fc.assert(
    fc.property(recovery, fc.nat(19), (code, length) => {
      expect(isRecoveryCode(code)).toBe(true);
      expect(codeIn(code.slice(0, length))).toBeUndefined();
    }),
  );
});
