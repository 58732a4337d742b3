import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askForReminder, cancelReminder, type ReminderTime, readReminder } from '#contract/guide/guideReminder.ts';
import { messagesTo, messageThat, type Person, signUpAndIn } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { newTransfer, verifiedSender } from '#tests/fixtures/sending.ts';
import { until } from '#tests/fixtures/until.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const ask = async ({ sender, user }: Person, when: ReminderTime, timeZone = 'Europe/London') =>
  dataOf(await sender.call(askForReminder, { params: { id: user.id }, body: { when, timeZone } })).at ?? 0;
const read = async ({ sender, user }: Person) => dataOf(await sender.call(readReminder, { params: { id: user.id } }));
const cancel = async ({ sender, user }: Person) =>
  dataOf(await sender.call(cancelReminder, { params: { id: user.id } }));

/** The hour has come; when what was to be done at it is done. */
async function beDue({ user }: Person) {
  const ofPerson = sql`kind = 'guide.reminder' and payload ->> 'userId' = ${user.id}`;
  await sql`update outbox set due_at = now() where ${ofPerson} and done_at is null`.execute(app.db);
  const left = async () =>
    (await sql`select id from outbox where ${ofPerson} and done_at is null`.execute(app.db)).rows.length;
  await until(left, (count) => count === 0);
}

const subject = 'Your transfer is where you left it';
const remindersOf = async ({ user }: Person) =>
  (await messagesTo(app, user.username)).filter((message) => message.subject === subject);

const hourIn = (timeZone: string, at: number) =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at * 1000));

describe('a reminder of what was begun with the guide (chat rule 26)', () => {
  test.each(['Europe/London', 'America/Toronto', 'Asia/Tokyo'])(
    'goes at ten, of the sender’s own day, in %s',
    async (zone) => {
      const esi = await signUpAndIn(app);
      const now = Date.now() / 1000;
      const tomorrow = await ask(esi, 'tomorrow', zone);
      expect(hourIn(zone, tomorrow)).toBe(10);
      expect(tomorrow - now).toBeGreaterThan(9 * 3600);
      expect(tomorrow - now).toBeLessThan(35 * 3600);
      const later = await ask(esi, 'inThreeDays', zone);
      expect(Math.round((later - tomorrow) / 86_400)).toBe(2);
      expect(await read(esi)).toEqual({ at: later });
    },
  );

  test('of this evening is an hour away at least, and of an unknown zone by UTC', async () => {
    const esi = await signUpAndIn(app);
    const now = Date.now() / 1000;
    const evening = await ask(esi, 'thisEvening', 'Atlantis/Middle_Sea');
    expect(evening - now).toBeGreaterThan(3_500);
    expect(evening - now).toBeLessThan(19 * 3600);
  });

  test('is one e-mail that leads to the guide and holds no secret, and no second one', async () => {
    const esi = await signUpAndIn(app);
    await ask(esi, 'tomorrow');
    await ask(esi, 'thisEvening');
    expect(await remindersOf(esi)).toEqual([]);
    await beDue(esi);
    const message = await messageThat(app, esi.username, new RegExp(subject));
    expect(message.text).toMatch(/\/send\/guided\s/);
    expect(await remindersOf(esi)).toHaveLength(1);
    expect(await read(esi)).toEqual({});
  });

  test('does not go once it is taken back, or a transfer was made', async () => {
    const [esi, ama] = [await signUpAndIn(app), await verifiedSender(app)];
    await ask(esi, 'tomorrow');
    await cancel(esi);
    expect(await read(esi)).toEqual({});
    await ask(ama, 'tomorrow');
    await newTransfer(ama);
    for (const person of [esi, ama]) {
      await beDue(person);
      expect(await remindersOf(person)).toEqual([]);
    }
  });

  test('belongs to nobody else', async () => {
    const [esi, kofi] = [await signUpAndIn(app), await signUpAndIn(app)];
    const at = await ask(esi, 'tomorrow');
    const params = { id: esi.user.id };
    expect(await kofi.sender.call(readReminder, { params })).toMatchObject({ status: 404 });
    expect(await kofi.sender.call(cancelReminder, { params })).toMatchObject({ status: 404 });
    expect(await read(esi)).toEqual({ at });
  });
});
