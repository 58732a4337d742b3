import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { z } from 'zod';

/** Keyed records that outlive the process: every change is one line of an append-only journal. */
export type Records<Value> = {
  readonly get: (id: string) => Value | undefined;
  readonly values: () => Value[];
  readonly size: () => number;
  /** Seen by `get` at once; the promise resolves when the change can no longer be lost. Await it before answering. */
  readonly put: (id: string, value: Value) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Resolves when everything put so far can no longer be lost. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type RecordsFile = {
  /** Left out: the records live in memory only. */
  readonly path: string | undefined;
  /** Money and messages are flushed to the disk itself, so that they survive a power cut too. */
  readonly durable: boolean;
};

/** Replays the journal, writes it anew without its history, and keeps it open for appending. */
export async function openRecords<Value>(schema: z.ZodType<Value>, file: RecordsFile): Promise<Records<Value>> {
  const held = file.path === undefined ? new Map<string, Value>() : replay(schema, file.path);
  const journal = file.path === undefined ? noJournal : await openJournal(file.path, file.durable, linesOf(held));
  return {
    get: (id) => held.get(id),
    values: () => [...held.values()],
    size: () => held.size,
    put: (id, value) => {
      held.set(id, value);
      return journal.append(JSON.stringify({ id, value }));
    },
    remove: (id) => {
      held.delete(id);
      return journal.append(JSON.stringify({ id }));
    },
    settled: journal.settled,
    close: journal.close,
  };
}

type Journal = {
  readonly append: (line: string) => Promise<void>;
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const noJournal: Journal = {
  append: () => Promise.resolve(),
  settled: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

const linesOf = <Value>(held: ReadonlyMap<string, Value>) =>
  [...held].map(([id, value]) => `${JSON.stringify({ id, value })}\n`).join('');

/** A process killed in mid-write leaves a last line without its end: that change was never acknowledged, so it goes. */
function replay<Value>(schema: z.ZodType<Value>, path: string): Map<string, Value> {
  const held = new Map<string, Value>();
  const complete = textOf(path).split('\n').slice(0, -1);
  for (const line of complete) {
    const entry: { id: string; value?: unknown } = JSON.parse(line);
    if (entry.value === undefined) held.delete(entry.id);
    else held.set(entry.id, schema.parse(entry.value));
  }
  return held;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

async function openJournal(path: string, durable: boolean, compacted: string): Promise<Journal> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const fresh = `${path}.new`;
  const rewriting = await open(fresh, 'w', 0o600);
  await rewriting.writeFile(compacted);
  await rewriting.sync();
  await rewriting.close();
  renameSync(fresh, path);
  return appendTo(await open(path, 'a', 0o600), durable);
}

/** One write and one flush serve every line that arrived while the previous flush was running. */
function appendTo(file: FileHandle, durable: boolean): Journal {
  let waiting: string[] = [];
  let flushed: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  async function writeWaiting() {
    next = undefined;
    const lines = waiting;
    waiting = [];
    await file.appendFile(lines.join(''));
    if (durable) await file.datasync();
  }

  function append(line: string): Promise<void> {
    waiting.push(`${line}\n`);
    next ??= flushed = flushed.then(writeWaiting);
    return next;
  }

  return {
    append,
    settled: () => flushed,
    close: async () => {
      await flushed;
      await file.close();
    },
  };
}
