import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inbox } from '#server/jobs/inbox.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ jobs: false });
});
afterAll(() => app.stop());

describe('a report that cannot be dealt with', () => {
  test('is kept, and holds up none of the others', async () => {
    const done: string[] = [];
    const broken = async (): Promise<boolean> => Promise.reject(new Error('cannot be read'));
    const reports = inbox(app.db, {
      AZA: { handle: broken },
      truelayer: { handle: async ({ eventId }) => done.push(eventId) > 0 },
    });
    for (let number = 0; number < 25; number++) {
      await expect(reports.take({ provider: 'AZA', eventId: `broken ${number}`, body: '' })).rejects.toThrow();
    }
    await sql`insert into inbox (provider, event_id, body) values ('truelayer', 'good', '')`.execute(app.db);
    await sql`update inbox set received_at = now() - interval '1 minute' where provider = 'AZA'`.execute(app.db);
    await sql`update inbox set received_at = now() - interval '3 s' where provider = 'truelayer'`.execute(app.db);
    for (let turn = 0; turn < 50 && done.length === 0; turn++) await reports.job.run().catch(() => undefined);
    expect(done).toEqual(['good']);
    await sql`update inbox set processed_at = now()`.execute(app.db);
  });
});
