import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPglite } from '#server/database/open.ts';
import { openPglitePool } from '#server/database/pglitePool.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated embedded database as a file; each test file starts from a copy of it. */
    databaseDump: string;
  }
}

/** Migrating takes seconds and loading a copy does not, so the schema is made once a run. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'sawa-template-'));
  const dump = join(folder, 'database.tar');
  const pool = await openPglitePool({});
  const database = await openPglite(pool);
  writeFileSync(dump, await pool.dump());
  await database.close();
  project.provide('databaseDump', dump);
  return () => rmSync(folder, { recursive: true });
}
