import { expect, test } from 'vitest';
import { readExperience } from './experience.ts';

test.each([
  ['yes', 'yes'],
  ['Yes, I have', 'yes'],
  ['yeah many times', 'yes'],
  ['no, never', 'no'],
  ['Never.', 'no'],
  ["no I haven't", 'no'],
  ['nobody did', 'no'],
  ['oui, souvent', 'yes'],
  ['Non, pas du tout', 'no'],
  ['jamais', 'no'],
  ['personne ne m’a rien dit', undefined],
  ['yes but 200', undefined],
  ['yes?', undefined],
  ['yes if they agree', undefined],
  ['yes, no', undefined],
  ['oui, jamais', undefined],
  ['ok', undefined],
  ['', undefined],
])('%j is %s of something that happened', (said, answer) => {
  expect(readExperience(said)).toBe(answer);
});
