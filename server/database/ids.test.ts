import { expect, test } from 'vitest';
import { z } from 'zod';
import { asUuid, newId } from './ids.ts';

test('an id is a UUIDv7 that begins with the moment it was made', () => {
  const id = newId(Date.UTC(2026, 0, 2));
  expect(z.uuidv7().safeParse(id).success).toBe(true);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 0, 2));
});

test('ids made later stand later, and no two are alike', () => {
  const made = Array.from({ length: 1000 }, (_, at) => newId(at * 7));
  expect(made.toSorted()).toEqual(made);
  expect(new Set(Array.from({ length: 1000 }, () => newId(1))).size).toBe(1000);
});

test('the same bytes give the same id', () => {
  const bytes = Buffer.from('0123456789abcdef0123');
  expect(asUuid(bytes, 8)).toBe(asUuid(bytes, 8));
  expect(z.uuid({ version: 'v8' }).safeParse(asUuid(bytes, 8)).success).toBe(true);
});
