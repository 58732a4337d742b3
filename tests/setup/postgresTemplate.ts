import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/database/open.ts';
import { asAdmin } from '../fixtures/postgresAdmin.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database on the PostgreSQL of the test script; each test file starts from a copy of it. */
    postgresTemplate: string;
  }
}

/** Migrating takes seconds and copying does not, so the schema is made once a run. */
export async function setup(project: TestProject) {
  const adminUrl = process.env.TEST_DATABASE_URL;
  if (!adminUrl) throw new Error('TEST_DATABASE_URL is not set; run the tests with npm test');
  const name = `sawa_template_${randomBytes(6).toString('hex')}`;
  await asAdmin(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = name;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: '' });
  await database.close();
  project.provide('postgresTemplate', name);
  return () => asAdmin(adminUrl, `drop database ${name} with (force)`);
}
