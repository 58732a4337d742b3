import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { confirmed } from '#server/account/factors/stepUp.ts';
import { databaseClock, databaseNow } from '#server/database/databaseClock.ts';
import { type Person, signUpAndIn } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';

describe('on a server whose clock is an hour off', () => {
  let app: RunningApp;
  let ama: Person;
  beforeAll(async () => {
    app = await startApp();
    ama = await signUpAndIn(app);
  });
  afterAll(() => app.stop());
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test.each([-1, 1])('calls come when the database says (%s h)', async (hours) => {
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    const clock = await databaseClock(app.db);
    expect(Math.abs(clock.now() - (await databaseNow(app.db)).getTime())).toBeLessThan(2000);
  });

  test.each([-1, 1])('a password of long ago confirms nothing, and one of now does (%s h)', async (hours) => {
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    const read = await sql<{ fresh: Date; old: Date }>`select now() as fresh, now() - interval '301 s' as old`.execute(
      app.db,
    );
    const deed = { shown: { kind: 'account', act: 'renewRecoveryCodes' }, about: undefined } as const;
    const asked = async (freshAt: Date | undefined) => {
      if (!freshAt) throw new Error('The database did not say');
      return (await confirmed(app.db, { userId: ama.user.id, sessionHash: 'x', freshAt }, deed)).ok;
    };
    expect([await asked(read.rows[0]?.fresh), await asked(read.rows[0]?.old)]).toEqual([true, false]);
  });
});
