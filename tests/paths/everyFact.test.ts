import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, 'screens');

/** Faces whose steps do not say yet what must be readable there (docs/decisions/108). The list only grows shorter. */
const withoutFacts = [
  'guidedSender.chat.ts',
  'safeguard.chat.ts',
  'talkToPerson.chat.ts',
];

test('every face says which facts are read at each step, but for those that are listed', () => {
  const tables = readdirSync(folder).filter((file) => /\.(screen|chat)\.ts$/.test(file));
  const without = tables.filter((file) => !/\bfacts:/.test(readFileSync(join(folder, file), 'utf8')));
  expect(without.toSorted()).toEqual(withoutFacts);
});
