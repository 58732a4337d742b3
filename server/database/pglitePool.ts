import { Worker } from 'node:worker_threads';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { ownProgram, threadScript } from './ownProgram.ts';
import type { Answer, PgliteWorkerData, SentAsk } from './pgliteMessages.ts';

export type PglitePool = PostgresPool & {
  /** The whole database as bytes, for tests that start many from one. */
  readonly dump: () => Promise<Uint8Array>;
};

/** What the thread passes on lives for a moment; V8 would let 48 MB of it lie. */
const maxYoungGenerationSizeMb = 8;

/** Texts that are sent once and then called by their number; the server has about two hundred, and a search makes some more. */
const mostNumbered = 1000;
const unnumbered = -1;

/** PostgreSQL in this process, in a thread of its own, which gives its one session to each connection in turn. */
export async function openPglitePool(
  workerData: PgliteWorkerData,
  program = ownProgram('pgliteWorker'),
): Promise<PglitePool> {
  const script = threadScript(program);
  const worker = new Worker(script, { eval: true, workerData, resourceLimits: { maxYoungGenerationSizeMb } });
  const ask = await asker(worker);
  let connections = 0;

  return {
    async connect() {
      connections += 1;
      return clientOf(ask, connections);
    },
    async dump() {
      const { rows } = await ask(0, 'dump', []);
      return (rows[0] as { bytes: Uint8Array }).bytes;
    },
    async end() {
      await ask(0, 'checkpoint', []).catch(() => undefined);
      await worker.terminate();
    },
  };
}

type Asker = (
  connection: number,
  sql: string,
  params: readonly unknown[],
) => Promise<{ rows: readonly unknown[]; affected: number }>;

async function asker(worker: Worker): Promise<Asker> {
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (cause: Error) => void }>();
  const failAll = (cause: Error) => {
    for (const { reject } of waiting.values()) reject(cause);
    waiting.clear();
  };
  worker.on('message', (answers: readonly Answer[]) => {
    for (const answer of answers) {
      waiting.get(answer.id)?.resolve(answer);
      waiting.delete(answer.id);
    }
  });
  worker.on('error', failAll);
  worker.on('exit', (code) => failAll(new Error(`The embedded database stopped (exit ${code})`)));

  const answerTo = (id: number) => new Promise<Answer>((resolve, reject) => waiting.set(id, { resolve, reject }));
  await answerTo(0);

  /** A message costs more than what is in it, so what is asked in one turn of the event loop goes together. */
  const asked: SentAsk[] = [];
  const statements = new Map<string, number>();
  let numbered = 0;

  function send() {
    const asks = asked.splice(0);
    try {
      worker.postMessage(asks);
    } catch {
      // One of them holds what no message can: it fails, and the others go on.
      for (const ask of asks) sendAlone(ask);
    }
  }

  function sendAlone(ask: SentAsk) {
    try {
      worker.postMessage([ask]);
    } catch (cause) {
      if (ask.sql !== undefined) statements.delete(ask.sql);
      waiting.get(ask.id)?.reject(new TypeError('A parameter is nothing a database could hold', { cause }));
      waiting.delete(ask.id);
    }
  }

  let lastId = 0;
  return async (connection, sql, params) => {
    const answered = answerTo(++lastId);
    const known = statements.get(sql);
    const statement = known ?? (numbered < mostNumbered ? numbered++ : unnumbered);
    if (known === undefined && statement !== unnumbered) statements.set(sql, statement);
    const ask = { id: lastId, connection, statement, params, ...(known === undefined && { sql }) };
    if (asked.push(ask) === 1) setImmediate(send);
    const answer = await answered;
    if ('failure' in answer) throw Object.assign(new Error(answer.failure.message), answer.failure);
    return answer;
  };
}

function clientOf(ask: Asker, connection: number): PostgresPoolClient {
  const query = async (sql: unknown, params: readonly unknown[] = []) => {
    if (typeof sql !== 'string') throw new TypeError('The embedded database has no cursors');
    const { rows, affected } = await ask(connection, sql, params);
    const command = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? '';
    return { command, rows: [...rows], rowCount: command === 'SELECT' ? rows.length : affected };
  };
  return { query: query as PostgresPoolClient['query'], release: () => undefined };
}
