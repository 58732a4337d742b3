import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { keyringOf } from '../keys/keyring.ts';
import { openBackup, sealBackup } from './sealedBackup.ts';

const folder = mkdtempSync(join(tmpdir(), 'sawa-sealed-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'backup');

const secret = 'a secret that only this test has, and nobody else';
const keys = keyringOf({ current: secret, others: [] });
const about = { database: 'pglite' as const, madeAt: '2026-11-27T12:00:00.000Z', migrations: ['001-people.sql'] };

async function* of(...pieces: readonly Uint8Array[]) {
  for (const piece of pieces) yield Buffer.from(piece);
}

async function collected(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

const written = async (...pieces: readonly Uint8Array[]): Promise<Buffer> => {
  writeFileSync(path, await collected(sealBackup(keys, about, of(...pieces))));
  return readFileSync(path);
};
const read = async (by = keys) => collected((await openBackup(by, path)).content());

describe('a sealed backup', () => {
  test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])('gives back its %i bytes', async (size) => {
    const content = Buffer.alloc(size, 'money');
    await written(content.subarray(0, size / 2), content.subarray(size / 2));
    expect((await read()).equals(content)).toBe(true);
  });

  test('gives back whatever pieces it was written in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 40_000 }), { maxLength: 6 }), async (pieces) => {
        await written(...pieces);
        expect((await read()).equals(Buffer.concat(pieces))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test('tells nothing of what is in it', async () => {
    const file = await written(Buffer.from('ada@sawa.example '.repeat(100)));
    expect(file.includes('ada@sawa')).toBe(false);
  });

  test('is never the same twice', async () => {
    const bodies = [await written(Buffer.from('same')), await written(Buffer.from('same'))].map((file) =>
      file.subarray(file.indexOf('\n')).toString('hex'),
    );
    expect(bodies[0]).not.toBe(bodies[1]);
  });

  test('is refused with a sentence when any one bit of it is another', async () => {
    const whole = await written(Buffer.alloc(70_000, 'x'));
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(7), async (at, bit) => {
        const changed = Buffer.from(whole);
        changed[at] = (changed[at] ?? 0) ^ (1 << bit);
        writeFileSync(path, changed);
        await expect(read()).rejects.toMatchObject({ name: 'BackupRefused' });
      }),
      { numRuns: 200 },
    );
  });

  test('has no bit in its first line that can be another', async () => {
    const whole = await written(Buffer.from('x'));
    for (let at = 0; at <= whole.indexOf('\n'); at += 1) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 1;
      writeFileSync(path, changed);
      await expect(read(), `byte ${at}`).rejects.toMatchObject({ name: 'BackupRefused' });
    }
  });

  test('is refused wherever it ends too soon, also between two chunks', async () => {
    const whole = await written(Buffer.alloc(140_000, 'x'));
    const afterHead = whole.indexOf('\n') + 1;
    const between = [0, 1, 2].map((chunks) => afterHead + chunks * (65_536 + 16));
    for (const end of [0, 5, afterHead - 1, ...between, whole.length - 1]) {
      writeFileSync(path, whole.subarray(0, end));
      await expect(read(), `ends at ${end}`).rejects.toMatchObject({ name: 'BackupRefused' });
    }
  });

  test('is refused when something stands behind it, or chunks changed places', async () => {
    const whole = await written(Buffer.alloc(196_608, 'x'));
    const at = whole.indexOf('\n') + 1;
    const size = 65_536 + 16;
    const swapped = [whole.subarray(0, at), whole.subarray(at + size, at + 2 * size), whole.subarray(at, at + size)];
    for (const changed of [
      [whole, Buffer.from('x')],
      [...swapped, whole.subarray(at + 2 * size)],
    ]) {
      writeFileSync(path, Buffer.concat(changed));
      await expect(read()).rejects.toThrow('was changed or cut short');
    }
  });

  test('of another key says so', async () => {
    await written(Buffer.from('x'));
    const current = 'another secret, of another installation';
    await expect(read(keyringOf({ current, others: [] }))).rejects.toThrow('another MASTER_SECRET');
  });

  test('of an older secret opens while that one is named', async () => {
    await written(Buffer.from('x'));
    const later = keyringOf({ current: 'the secret of the year after', others: [secret] });
    expect((await read(later)).toString()).toBe('x');
  });

  test('of another format says so', async () => {
    writeFileSync(path, 'sawa-backup {"format":2}\nwhatever');
    await expect(read()).rejects.toThrow('format 2, and this version reads format 1');
  });

  test.each(['', 'SQLite format 3', 'sawa-backup'])('a file of %j is no backup', async (text) => {
    writeFileSync(path, text);
    await expect(read()).rejects.toThrow('is not a backup of Sawa');
  });

  test('a file that is not there cannot be read', async () => {
    await expect(openBackup(keys, join(folder, 'elsewhere'))).rejects.toThrow('cannot be read');
  });
});
