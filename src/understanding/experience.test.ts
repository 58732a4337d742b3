import { expect, test } from 'vitest';
import { beginsWithYes, readExperience } from './experience.ts';

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

test.each([
  ['yes, I have', true],
  ['Oui.', true],
  ['go on', false],
  ['no problem', false],
  ["d'accord", false],
  ['', false],
  ['50 yes', false],
  ['٥٠ yes', false],
])('%j tells by a yes that it happened: %s', (said, isYes) => {
  expect(beginsWithYes(said)).toBe(isYes);
});
