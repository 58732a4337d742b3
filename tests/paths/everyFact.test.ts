import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, 'screens');

test('every face says which facts are read at each step, or why there are none (decision 108)', () => {
  const tables = readdirSync(folder).filter((file) => /\.(screen|chat)\.ts$/.test(file));
  const without = tables.filter((file) => !/\bfacts:/.test(readFileSync(join(folder, file), 'utf8')));
  expect(without).toEqual([]);
});
