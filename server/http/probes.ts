import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { inTime, isReadOnly } from '../database/databaseState.ts';
import { missingMigrations } from '../database/migrate.ts';
import type { Db } from '../database/open.ts';

/** What keeps visitors from being sent here. */
type Lack = 'stopping' | 'database' | 'migrations';

/** What to answer a proxy or a cluster that asks whether to send visitors here. */
export type Readiness = {
  readonly lacks: () => Promise<readonly Lack[]>;
  /** Whether follow-up work waits longer than it should: no reason to send people elsewhere, and one to look. */
  readonly isLate: () => Promise<boolean>;
  /** Whether it may only read for now, as with a full disk: who only looks is still answered. */
  readonly isReadOnly: () => Promise<boolean>;
  /** From now on no more visitors. */
  readonly stop: () => void;
  readonly isStopping: () => boolean;
};

/** Where a proxy and a cluster ask; also over plain http, since they come from inside. */
export const probePaths: readonly string[] = ['/live', '/ready'];

/** Seconds that follow-up work may be due and not taken. */
const latestSeconds = 60;

export function readinessOf(db: Db): Readiness {
  let isStopping = false;
  return {
    async lacks() {
      if (isStopping) return ['stopping'];
      const missing = await inTime(missingMigrations(db));
      if (missing === undefined) return ['database'];
      return missing.length > 0 ? ['migrations'] : [];
    },
    async isLate() {
      const waiting = sql<{ id: string }>`select id from outbox where done_at is null and set_apart_at is null
        and due_at < now() - make_interval(secs => ${latestSeconds}) limit 1`.execute(db);
      return ((await inTime(waiting))?.rows.length ?? 0) > 0;
    },
    isReadOnly: async () => (await inTime(isReadOnly(db))) === true,
    stop() {
      isStopping = true;
    },
    isStopping: () => isStopping,
  };
}

/** `/live`: the process answers. `/ready`: it can do what it is asked, or what it waits for. */
export function addProbes(app: FastifyInstance, readiness: Readiness) {
  app.get('/live', async (_request, reply) => reply.send({ live: true }));
  app.get('/ready', async (_request, reply) => {
    const waitsFor = await readiness.lacks();
    if (waitsFor.length > 0) return reply.code(503).header('retry-after', '5').send({ ready: false, waitsFor });
    const [late, readOnly] = await Promise.all([readiness.isLate(), readiness.isReadOnly()]);
    return reply.send({ ready: true, ...(late && { late: ['outbox'] }), ...(readOnly && { readOnly }) });
  });
}
