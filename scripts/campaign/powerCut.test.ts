import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { FileOperation } from './fileOperation.ts';
import { replay, survivorsOf } from './powerCut.ts';
import { seededRandom } from './seededRandom.ts';

const write = (at: number, text: string): FileOperation => ({
  ...{ kind: 'write', path: 'log', at },
  bytes: Buffer.from(text).toString('base64'),
});
const sync: FileOperation = { kind: 'sync', path: 'log' };

function diskAfter(operations: readonly FileOperation[], seed: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sawa-power-cut-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'log'), '.'.repeat(2048));
  replay(folder, survivorsOf(operations, seededRandom(seed)));
  return readFileSync(join(folder, 'log'), 'utf8');
}

const seeds = Array.from({ length: 40 }, (_seed, number) => `cut ${number}`);

describe('a power cut (money notes P5)', () => {
  test('leaves what was synced, whatever is drawn', () => {
    for (const seed of seeds) expect(diskAfter([write(0, 'kept'), sync], seed).slice(0, 4)).toBe('kept');
  });

  test('may leave or forget what was not synced', () => {
    const left = new Set(seeds.map((seed) => diskAfter([write(0, 'lost')], seed).slice(0, 4)));
    expect(left).toEqual(new Set(['lost', '....']));
  });

  test('tears a write between sectors, and may leave a later one without an earlier', () => {
    const left = new Set(
      seeds.map((seed) => {
        const text = diskAfter([write(0, 'a'.repeat(1024)), write(1024, 'b'.repeat(512))], seed);
        return [0, 512, 1024].map((at) => text[at]).join('');
      }),
    );
    expect([...left]).toEqual(expect.arrayContaining(['a..', '.a.', '..b', 'aab']));
  });

  test('keeps renames and removals in their order, and a sync of any file brings those before it', () => {
    const operations: FileOperation[] = [
      { kind: 'create', path: 'new' },
      { kind: 'rename', path: 'new', to: 'newer' },
    ];
    const kinds = seeds.map((seed) =>
      survivorsOf(operations, seededRandom(seed))
        .done.map(({ kind }) => kind)
        .join(),
    );
    expect(new Set(kinds)).toEqual(new Set(['', 'create', 'create,rename']));
    for (const seed of seeds) expect(survivorsOf([...operations, sync], seededRandom(seed)).done).toHaveLength(2);
  });
});
