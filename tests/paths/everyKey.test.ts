import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isIdempotencyKey } from '#contract/protocol/requestHash.ts';

const lists = join(import.meta.dirname, 'lists');

/** Whatever a machine hands over to name a deed by, on any path. */
const keysOf = (list: string) =>
  [...list.matchAll(/\b(?:idempotencyKey|keyPrefix): '([^']*)'/g)].map(([, key = '']) => key);

test('every key a machine names a deed by is one the server takes, also of the second transfer of a tab (D-119)', () => {
  const files = readdirSync(lists).map((name) => readFileSync(join(lists, name), 'utf8'));
  const keys = files.flatMap(keysOf);
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.some((key) => key.includes('~2'))).toBe(true);
  expect(keys.filter((key) => !isIdempotencyKey(key))).toEqual([]);
});
