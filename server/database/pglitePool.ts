import { Worker } from 'node:worker_threads';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Answer, Ask, PgliteWorkerData } from './pgliteMessages.ts';

export type PglitePool = PostgresPool & {
  /** The whole database as bytes, for tests that start many from one. */
  readonly dump: () => Promise<Uint8Array>;
};

/** A worker thread does not inherit the loader that reads TypeScript, so it registers its own first. */
const bootstrap = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(new URL('./pgliteWorker.ts', import.meta.url).href)});
});`;

/** PostgreSQL in this process, in a thread of its own. It has one session: connections wait their turn. */
export async function openPglitePool(workerData: PgliteWorkerData): Promise<PglitePool> {
  const worker = new Worker(bootstrap, { eval: true, workerData });
  const ask = await asker(worker);
  let turn: Promise<unknown> = Promise.resolve();

  return {
    async connect() {
      const before = turn;
      let release: () => void = () => undefined;
      turn = new Promise<void>((free) => {
        release = free;
      });
      await before;
      return clientOf(ask, release);
    },
    async dump() {
      const [row] = await ask('dump', []).then(({ rows }) => rows);
      return (row as { bytes: Uint8Array }).bytes;
    },
    async end() {
      await turn;
      await ask('checkpoint', []).catch(() => undefined);
      await worker.terminate();
    },
  };
}

type Asker = (sql: string, params: readonly unknown[]) => Promise<{ rows: readonly unknown[]; affected: number }>;

async function asker(worker: Worker): Promise<Asker> {
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (cause: Error) => void }>();
  const failAll = (cause: Error) => {
    for (const { reject } of waiting.values()) reject(cause);
    waiting.clear();
  };
  worker.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.resolve(answer);
    waiting.delete(answer.id);
  });
  worker.on('error', failAll);
  worker.on('exit', (code) => failAll(new Error(`The embedded database stopped (exit ${code})`)));

  const answerTo = (id: number) => new Promise<Answer>((resolve, reject) => waiting.set(id, { resolve, reject }));
  await answerTo(0);

  let lastId = 0;
  return async (sql, params) => {
    const ask: Ask = { id: ++lastId, sql, params };
    const answered = answerTo(ask.id);
    worker.postMessage(ask);
    const answer = await answered;
    if ('failure' in answer) throw Object.assign(new Error(answer.failure.message), answer.failure);
    return answer;
  };
}

function clientOf(ask: Asker, release: () => void): PostgresPoolClient {
  const query = async (sql: unknown, params: readonly unknown[] = []) => {
    if (typeof sql !== 'string') throw new TypeError('The embedded database has no cursors');
    const { rows, affected } = await ask(sql, params);
    const command = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? '';
    return { command, rows: [...rows], rowCount: command === 'SELECT' ? rows.length : affected };
  };
  return { query: query as PostgresPoolClient['query'], release };
}
