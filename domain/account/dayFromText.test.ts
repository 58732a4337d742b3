import { expect, test } from 'vitest';
import { dayFromText } from './dayFromText.ts';

const autumn = { day: 1, month: 9, year: 2026 };

test.each([
  ['01-09-2026', autumn],
  ['1-9-26', autumn],
  ['1/9/2026', autumn],
  [' 01.09.26 ', autumn],
  ['29-2-24', { day: 29, month: 2, year: 2024 }],
  ['31-12-99', { day: 31, month: 12, year: 2099 }],
  ['1-9-6', 'yearFormatInvalid'],
  ['1-9-026', 'yearFormatInvalid'],
  ['1-9-twenty', 'yearFormatInvalid'],
  ['1-9-', 'yearFormatInvalid'],
  ['29-02-2026', 'dateFormatInvalid'],
  ['1-13-26', 'dateFormatInvalid'],
  ['2026-09-01', 'dateFormatInvalid'],
  ['tomorrow', 'dateFormatInvalid'],
  ['', 'dateFormatInvalid'],
])('%j is a day, or names what is wrong with it (PRF-21, D-40)', (text, expected) => {
  const read = dayFromText(text);
  expect(read.ok ? read.value : read.refusal).toEqual(expected);
});
