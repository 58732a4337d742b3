import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openRecords } from './records.ts';

const schema = z.object({ state: z.string() });
let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'records-'));
  path = join(folder, 'book.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const openBook = () => openRecords(schema, { path, durable: true });

describe('records', () => {
  test('what was put is there after a restart that closed nothing', async () => {
    const killed = await openBook();
    await killed.put('a', { state: 'pending' });
    await killed.put('a', { state: 'paid' });
    await killed.put('b', { state: 'pending' });
    await killed.remove('b');

    const reopened = await openBook();
    expect(reopened.values()).toEqual([{ state: 'paid' }]);
  });

  test('many changes at once are all written', async () => {
    const book = await openBook();
    await Promise.all(Array.from({ length: 500 }, (_, number) => book.put(`${number}`, { state: `${number}` })));
    expect((await openBook()).size()).toBe(500);
  });

  test('half a line at the end, cut off by a kill, is dropped and the rest is kept', async () => {
    const killed = await openBook();
    await killed.put('a', { state: 'paid' });
    appendFileSync(path, '{"id":"b","value":{"sta');

    const reopened = await openBook();
    expect(reopened.get('b')).toBeUndefined();
    await reopened.put('c', { state: 'paid' });
    expect((await openBook()).values()).toHaveLength(2);
  });

  test('a start leaves one line a record', async () => {
    const book = await openBook();
    for (const state of ['pending', 'late', 'paid']) await book.put('a', { state });
    await openBook();
    expect(readFileSync(path, 'utf8')).toBe('{"id":"a","value":{"state":"paid"}}\n');
  });

  test('a record of another shape stops the start instead of being believed', async () => {
    const book = await openBook();
    await book.put('a', { state: 'paid' });
    appendFileSync(path, '{"id":"b","value":{"state":7}}\n');
    await expect(openBook()).rejects.toThrow('expected string');
  });
});
