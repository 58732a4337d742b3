import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { z } from 'zod';

/** Keyed records that outlive the process. */
export type Records<Value> = {
  readonly get: (id: string) => Value | undefined;
  readonly values: () => Value[];
  /** Seen by `get` at once; the promise resolves when the change can no longer be lost. Await it before answering. */
  readonly put: (id: string, value: Value) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
};

/** An append-only file of changes to several tables. Changes made without an `await` between them are kept or lost together. */
export type Journal = {
  readonly table: <Value>(name: string, schema: z.ZodType<Value>) => Records<Value>;
  /** Resolves when everything put so far can no longer be lost. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type JournalFile = {
  /** Left out: the records live in memory only. */
  readonly path: string | undefined;
  /** Money and webhooks are flushed to the disk itself, so that they survive a power cut too. */
  readonly durable: boolean;
};

type Change = readonly [table: string, id: string, value?: unknown];
type Kept = Map<string, Map<string, unknown>>;

/** Replays the file, writes it anew without its history, and keeps it open for appending. */
export async function openJournal({ path, durable }: JournalFile): Promise<Journal> {
  const kept: Kept = path === undefined ? new Map() : replay(path);
  const writer = path === undefined ? memoryOnly : appendTo(await rewrite(path, kept), durable);

  return {
    table(name, schema) {
      const held = new Map([...(kept.get(name) ?? [])].map(([id, value]) => [id, schema.parse(value)]));
      kept.delete(name);
      return {
        get: (id) => held.get(id),
        values: () => [...held.values()],
        put: (id, value) => {
          held.set(id, value);
          return writer.append([name, id, value]);
        },
        remove: (id) => {
          held.delete(id);
          return writer.append([name, id]);
        },
      };
    },
    settled: writer.settled,
    close: writer.close,
  };
}

/** A process killed in mid-write leaves a last line without its end: that change was never acknowledged, so it goes. */
function replay(path: string): Kept {
  const kept: Kept = new Map();
  for (const line of textOf(path).split('\n').slice(0, -1)) {
    const changes: Change[] = JSON.parse(line);
    for (const [table, id, value] of changes) {
      const records = kept.get(table) ?? new Map<string, unknown>();
      kept.set(table, records);
      if (value === undefined) records.delete(id);
      else records.set(id, value);
    }
  }
  return kept;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return '';
    throw cause;
  }
}

async function rewrite(path: string, kept: Kept): Promise<FileHandle> {
  const lines = [...kept].flatMap(([table, records]) =>
    [...records].map(([id, value]) => `${JSON.stringify([[table, id, value]])}\n`),
  );
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const fresh = await open(`${path}.new`, 'w', 0o600);
  await fresh.writeFile(lines.join(''));
  await fresh.sync();
  await fresh.close();
  renameSync(`${path}.new`, path);
  return open(path, 'a', 0o600);
}

type Writer = {
  readonly append: (change: Change) => Promise<void>;
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const memoryOnly: Writer = {
  append: () => Promise.resolve(),
  settled: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** One line and one flush serve every change that arrived while the previous flush was running. */
function appendTo(file: FileHandle, durable: boolean): Writer {
  let waiting: Change[] = [];
  let flushed: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  /** What a full disk did not take is taken off it again, and goes with the next line. */
  async function writeWaiting() {
    next = undefined;
    const changes = waiting;
    waiting = [];
    const { size } = await file.stat();
    try {
      await file.appendFile(`${JSON.stringify(changes)}\n`);
      if (durable) await file.datasync();
    } catch (failure) {
      waiting = [...changes, ...waiting];
      await file.truncate(size);
      throw failure;
    }
  }

  function flush(): Promise<void> {
    if (next === undefined) {
      next = flushed.then(writeWaiting);
      flushed = next.catch(() => undefined);
    }
    return next;
  }

  return {
    append(change) {
      waiting.push(change);
      const written = flush();
      // Whoever does not wait for it hears of it from whoever waits next.
      written.catch(() => undefined);
      return written;
    },
    async settled() {
      await flushed;
      if (waiting.length > 0) await flush();
    },
    close: async () => {
      await flushed;
      await file.close();
    },
  };
}
