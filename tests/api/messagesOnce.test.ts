import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesTo, signUpAndIn } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('a message whose delivery was not written down before a kill is sent again, and arrives once (issue 16, 9)', async () => {
  const { username } = await signUpAndIn(app);
  const before = await messagesTo(app, username);
  const undone = await sql<{ id: string }>`update outbox set done_at = null, due_at = now()
    where kind like 'message%' returning id`.execute(app.db);
  expect(undone.rows.length).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const { rows } = await sql`select 1 from outbox where kind like 'message%' and done_at is null`.execute(app.db);
      return rows.length;
    })
    .toBe(0);
  expect(await messagesTo(app, username)).toEqual(before);
  expect(before[0]?.text).toMatch(/Message reference: [0-9A-F]{8}$/);
});
