import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type FileHandle, open as openFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { openJournal } from './journal.ts';

const schema = z.object({ state: z.string() });
let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  path = join(folder, 'book.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = async () => {
  const journal = await openJournal({ path, durable: true });
  onTestFinished(() => journal.close());
  return journal;
};
const openBook = async () => (await open()).table('payouts', schema);
const lines = () => readFileSync(path, 'utf8').split('\n').slice(0, -1);

describe('journal', () => {
  test('what was put is there after a restart that closed nothing', async () => {
    const killed = await openBook();
    await killed.put('a', { state: 'pending' });
    await killed.put('a', { state: 'paid' });
    await killed.put('b', { state: 'pending' });
    await killed.remove('b');
    expect((await openBook()).values()).toEqual([{ state: 'paid' }]);
  });

  test('many changes at once are all written', async () => {
    const book = await openBook();
    await Promise.all(Array.from({ length: 500 }, (_, number) => book.put(`${number}`, { state: `${number}` })));
    expect((await openBook()).values()).toHaveLength(500);
  });

  test('changes to two tables made together are one line, so both are kept or neither', async () => {
    const journal = await open();
    const payouts = journal.table('payouts', schema);
    const webhooks = journal.table('webhooks', schema);
    await Promise.all([payouts.put('a', { state: 'paid' }), webhooks.put('w', { state: 'due' })]);
    expect(lines()).toEqual(['[["payouts","a",{"state":"paid"}],["webhooks","w",{"state":"due"}]]']);
  });

  test('half a line at the end, cut off by a kill, is dropped and the rest is kept', async () => {
    const killed = await openBook();
    await killed.put('a', { state: 'paid' });
    appendFileSync(path, '[["payouts","b",{"sta');

    const reopened = await openBook();
    expect(reopened.get('b')).toBeUndefined();
    await reopened.put('c', { state: 'paid' });
    expect((await openBook()).values()).toHaveLength(2);
  });

  test('a start leaves one line a record, those of tables nobody asked for included', async () => {
    const journal = await open();
    await journal.table('others', schema).put('o', { state: 'kept' });
    for (const state of ['pending', 'late', 'paid']) await journal.table('payouts', schema).put('a', { state });
    await openBook();
    expect(lines()).toEqual(['[["others","o",{"state":"kept"}]]', '[["payouts","a",{"state":"paid"}]]']);
  });

  test('a record of another shape stops the start instead of being believed', async () => {
    await openBook();
    appendFileSync(path, '[["payouts","b",{"state":7}]]\n');
    await expect(openBook()).rejects.toThrow('expected string');
  });
});

test('a disk that takes nothing for a while loses nothing and breaks nothing', async () => {
  const journal = await openJournal({ path, durable: false });
  const records = journal.table('payment', z.string());
  const file = await openFile(path, 'a');
  const filePrototype: FileHandle = Object.getPrototypeOf(file);
  await file.close();
  await records.put('one', 'kept');
  const full = vi.spyOn(filePrototype, 'appendFile').mockImplementation(async function half(this: FileHandle) {
    await this.write('[["payment","tw');
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  await expect(records.put('two', 'waits')).rejects.toThrow('no space left');
  void records.put('three', 'waits too');
  await expect(journal.settled()).rejects.toThrow('no space left');
  full.mockRestore();
  await records.put('four', 'kept');
  await journal.close();
  const again = await openJournal({ path, durable: false });
  expect(again.table('payment', z.string()).values()).toEqual(['kept', 'waits', 'waits too', 'kept']);
  await again.close();
});
