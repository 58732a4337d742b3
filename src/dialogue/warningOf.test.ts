import { expect, test } from 'vitest';
import { warningOf } from './warningOf.ts';

const said = { said: '…', isSignedIn: true } as const;
const calm = { hasMet: true, isHurried: false, isToldWhatToSay: false } as const;

test.each([
  ['hacked', 'hacked', 'hacked'],
  ['threatened', 'threatened', 'threatened'],
  ['authority', 'authority', 'authority'],
  ['impostor', 'impostor', 'impostor'],
  ['reward', 'reward', 'reward'],
  ['secret', 'hurried', 'script'],
  ['nevermet', 'neverMet', 'script'],
  ['hurried', 'hurried', 'script'],
  ['suspicion', 'suspicion', 'script'],
] as const)('%s is met with the warning %s, and after being coached with %s (peers 27)', (worry, warning, coached) => {
  expect(warningOf({ ...said, worry, ...calm })).toBe(warning);
  expect(warningOf({ ...said, worry, ...calm, isToldWhatToSay: true })).toBe(coached);
});

test('the answers are warned of where the worry is a general one', () => {
  const ambiguity = { ...said, worry: 'suspicion', ...calm } as const;
  expect(warningOf(ambiguity)).toBe('suspicion');
  expect(warningOf({ ...ambiguity, isHurried: true })).toBe('hurried');
  expect(warningOf({ ...ambiguity, isHurried: true, hasMet: false })).toBe('neverMet');
  expect(warningOf({ ...ambiguity, hasMet: false, isToldWhatToSay: true })).toBe('script');
});
