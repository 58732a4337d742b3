import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listNotifications } from '#contract/notification/notification.ts';
import { listRateAlerts, type RateAlertWish, setRateAlert, stopRateAlert } from '#contract/quote/rateAlert.ts';
import { parseRate } from '#domain/money/rate.ts';
import { customerRate } from '#domain/quote/customerRate.ts';
import { mostRateAlerts } from '#domain/quote/rateAlert.ts';
import { rateLimiter } from '#server/http/rateLimiter.ts';
import { createMessages } from '#server/messages/messages.ts';
import { rateAlertFlow } from '#server/quote/rate-alerts/rateAlertFlow.ts';
import { serviceStore } from '#server/quote/serviceStore.ts';
import { messagesTo, type Person, signUpAndIn } from '#tests/fixtures/people.ts';
import { addRecipientTo, newRecipients } from '#tests/fixtures/recipientFixture.ts';
import { type RunningApp, startApp, testKeys } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { until } from '#tests/fixtures/until.ts';

const price = {
  kind: 'price',
  originCurrency: 'GBP',
  destinationCountryCode: 'CM',
  transferMethod: 'mobile_money',
  destinationAmount: 75_000,
  most: 95,
  byEmail: true,
  byPush: false,
} as const satisfies RateAlertWish;
const { kind: _kind, most: _most, ...without } = price;
const monthly = { ...without, kind: 'monthly', day: 31 } as const satisfies RateAlertWish;

let app: RunningApp;
let ama: Person;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  ama = await signUpAndIn(app);
});

const set = (body: unknown, id = ama.user.id) =>
  ama.sender.call(setRateAlert, { params: { id }, body: body as RateAlertWish });
const listed = async () => dataOf(await ama.sender.call(listRateAlerts, { params: { id: ama.user.id } })).alerts;
const told = async () =>
  dataOf(await ama.sender.call(listNotifications, { params: { id: ama.user.id }, query: {} })).collections.filter(
    ({ type }) => type === 'rateAlertMet' || type === 'sendReminder',
  );
const letters = async () => (await messagesTo(app, ama.username)).filter(({ text }) => text.includes('/alerts/stop'));

/** The job as the server has it, on a day on which the market says this. */
async function runAt(mid: string) {
  const rate = parseRate(mid);
  if (!rate.ok) throw new Error(mid);
  const { job } = rateAlertFlow({
    db: app.db,
    limiter: rateLimiter(app.db),
    messages: createMessages({
      keys: testKeys,
      settings: { baseUrl: app.baseUrl, smtpUrl: undefined },
      gateways: app.sandbox.credentials,
      send: () => Promise.reject(new Error('the running server delivers')),
    }),
    keys: testKeys,
    baseUrl: app.baseUrl,
    rates: { current: async () => ({ mid: rate.value, at: new Date() }) },
    services: serviceStore(app.db),
  });
  await job.run();
}

describe('a price somebody waits for (peers 7)', () => {
  test('is told when it has come and not before, once, with a quote filled in, and is gone then', async () => {
    const alert = dataOf(await set(price));
    expect(await listed()).toEqual([alert]);
    await runAt('760');
    expect(await told()).toEqual([]);
    await Promise.all([runAt('840'), runAt('840')]);
    const [notification, ...others] = await told();
    expect(others).toEqual([]);
    expect(notification?.meta).toEqual({
      message: expect.stringMatching(/^Right now, 75,000\sXAF costs £95\.00 or less, all fees included/),
      path: '/get-quote?method=1&from=GB&to=CM&receive=75000',
    });
    const [letter] = await until(letters, (found) => found.length > 0);
    expect(letter?.text).toContain(`${app.baseUrl}/get-quote?method=1&from=GB&to=CM&receive=75000`);
    expect(await listed()).toEqual([]);
  });

  test('waits for exactly the rate it says it needs, and fees count: just below it nothing is told', async () => {
    const alert = dataOf(await set(price));
    if (alert.kind !== 'price') throw new Error('another kind');
    const mid = Number(alert.rateNeeded) / 0.975;
    expect(Number(customerRate({ base: 'GBP', target: 'XAF', mid: '780' }))).toBeLessThan(Number(alert.rateNeeded));
    await runAt((mid - 0.05).toFixed(4));
    expect(await told()).toEqual([]);
    await runAt((mid + 0.05).toFixed(4));
    expect(await told()).toHaveLength(1);
  });

  test('a price of today is no alert, and the refusal says what it costs', async () => {
    const answer = await set({ ...price, most: 5_000 });
    expect(answer).toMatchObject({ status: 409, error: { code: 'rateAlertMetToday' } });
    const cost = answer.ok ? undefined : answer.error.details?.params?.amount;
    expect(Number(cost)).toBeGreaterThan(95);
    expect(Number(cost)).toBeLessThan(110);
  });

  test.each([
    ['a thousandth of today’s price', { most: 0.1 }, 'rateAlertOutOfReach'],
    ['nothing', { most: 0 }, 'rateAlertOutOfReach'],
    ['a thousand times what anybody may send', { destinationAmount: 9_999_999_999 }, 'amountAboveMaximum'],
    ['less than anybody may send', { destinationAmount: 1 }, 'amountBelowMinimum'],
    ['half a franc', { destinationAmount: 75_000.5 }, 'amountInvalid'],
    ['no number', { most: 'much' }, 'requestInvalid'],
    ['another currency', { originCurrency: 'USD' }, 'requestInvalid'],
    ['a country nobody sends to', { destinationCountryCode: 'ZA' }, 'requestInvalid'],
    ['a rate that never changes', { originCurrency: 'EUR', most: 115 }, 'rateAlertRateFixed'],
    ['a way to be told of none', { byEmail: false }, 'requestInvalid'],
  ])('refuses %s by name', async (_name, wrong, code) => {
    expect(await set({ ...price, ...wrong })).toMatchObject({ ok: false, error: { code } });
    expect(await listed()).toEqual([]);
  });

  test('nobody has more than ten, and two asked at once are counted both', async () => {
    for (let one = 0; one < mostRateAlerts - 1; one++) dataOf(await set(monthly));
    const both = await Promise.all([set(price), set(price)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'rateAlertsFull' } });
  });

  test('is stopped by its owner alone, and is not there again', async () => {
    const { id: alertId } = dataOf(await set(price));
    const other = await signUpAndIn(app);
    const stop = (person: Person, id = person.user.id) =>
      person.sender.call(stopRateAlert, { params: { id, alertId } });
    expect(await stop(other, ama.user.id)).toMatchObject({ error: { code: 'notFound' } });
    expect(await stop(other)).toMatchObject({ error: { code: 'notFound' } });
    expect(await listed()).toHaveLength(1);
    dataOf(await stop(ama));
    expect(await stop(ama)).toMatchObject({ error: { code: 'notFound' } });
    expect(await listed()).toEqual([]);
  });

  test('where its owner wants no e-mail, none is written, and where no device is to hear, none does', async () => {
    const { id } = dataOf(await set({ ...price, byEmail: false, byPush: true }));
    await runAt('840');
    expect(await told()).toHaveLength(1);
    const written = await sql`select 1 from outbox where key like ${`%rateAlert:${id}%`}`.execute(app.db);
    expect(written.rows).toEqual([]);
  });
});

describe('a price for somebody of the book (peers 7)', () => {
  test('names them where it is told, and its quote is for them; once they are taken out it is for nobody', async () => {
    const marie = await addRecipientTo(ama, newRecipients.cameroonMobile);
    const alert = dataOf(await set({ ...price, recipientId: marie.id }));
    expect(await listed()).toEqual([alert]);
    expect(alert.recipientId).toBe(marie.id);
    await runAt('840');
    const [notification] = await told();
    expect(notification?.meta).toEqual({
      message: expect.stringMatching(new RegExp(`^Right now, 75,000\\sXAF to ${marie.firstName} costs £95`)),
      path: `/get-quote?method=1&from=GB&to=CM&receive=75000&recipient=${marie.id}`,
    });
    const [letter] = await until(letters, (found) => found.length > 0);
    expect(letter?.text).toMatch(new RegExp(`75,000\\sXAF to ${marie.firstName} costs`));

    await set({ ...price, recipientId: marie.id });
    await sql`update recipient set status = 'SOFT_DELETED' where id = ${marie.id}`.execute(app.db);
    await runAt('840');
    const [later] = await told();
    expect(later?.meta.path).toBe('/get-quote?method=1&from=GB&to=CM&receive=75000');
    expect(later?.meta.message).not.toContain(marie.firstName);
  });

  test('is refused for somebody else’s recipient, and for one who is paid otherwise', async () => {
    const other = await signUpAndIn(app);
    const theirs = await addRecipientTo(other, newRecipients.cameroonMobile);
    const mine = await addRecipientTo(ama, newRecipients.cameroonMobile);
    const refusal = { status: 422, error: { code: 'recipientDoesNotFit' } };
    expect(await set({ ...price, recipientId: theirs.id })).toMatchObject(refusal);
    expect(await set({ ...price, recipientId: mine.id, transferMethod: 'bank_transfer' })).toMatchObject(refusal);
    expect(await set({ ...price, recipientId: mine.id, destinationCountryCode: 'UG' })).toMatchObject(refusal);
    expect(await set({ ...price, recipientId: 'nobody' })).toMatchObject({ ok: false });
    expect(await listed()).toEqual([]);
  });
});

describe('a reminder for a day of the month (peers 7)', () => {
  test('comes on its day, or the last of a shorter month, and again the next month, and sends nothing', async () => {
    const alert = dataOf(await set(monthly));
    if (alert.kind !== 'monthly') throw new Error('another kind');
    const next = new Date(alert.nextAt * 1000);
    expect(next.getUTCHours()).toBe(9);
    expect(new Date(next.getTime() + 86_400_000).getUTCDate()).toBe(1);
    await runAt('760');
    expect(await told()).toEqual([]);
    await sql`update rate_alert set next_at = now() - interval '1 minute' where id = ${alert.id}`.execute(app.db);
    await runAt('760');
    await runAt('760');
    const [notification, ...others] = await told();
    expect(others).toEqual([]);
    expect(notification?.meta.message).toMatch(/Nothing is sent until you do/);
    expect(await listed()).toEqual([alert]);
    const sent = await sql`select 1 from transfer where user_id = ${ama.user.id}`.execute(app.db);
    expect(sent.rows).toEqual([]);
  });
});

describe('the link in the e-mail (peers 7)', () => {
  const press = (link: string, token: string) =>
    fetch(link, {
      method: 'POST',
      headers: { origin: app.baseUrl },
      body: new URLSearchParams({ token }),
    });

  test('stops everything with one press, without scripts; opening it stops nothing', async () => {
    dataOf(await set(price));
    dataOf(await set(monthly));
    await runAt('840');
    const [letter] = await until(letters, (found) => found.length > 0);
    const [link = ''] = /http\S+\/alerts\/stop\?token=[\w.-]+/.exec(letter?.text ?? '') ?? [];
    const opened = await fetch(link);
    const page = await opened.text();
    expect(page).toMatch(/<form method="post"[\s\S]*<button>Stop all<\/button>/);
    expect(page).not.toMatch(/<script/);
    expect(await listed()).toHaveLength(1);
    const token = new URL(link).searchParams.get('token') ?? '';
    expect(await (await press(link, token)).text()).toContain('Your alerts are stopped');
    expect(await listed()).toEqual([]);
  });

  test.each(['', 'x', '0197a000-0000-7000-8000-000000000000.'.padEnd(80, 'A'), '%00', "' or 1=1"])(
    'a link nobody was sent leads nowhere: %s',
    async (token) => {
      const link = `${app.baseUrl}/alerts/stop`;
      expect((await fetch(`${link}?token=${encodeURIComponent(token)}`)).status).toBe(404);
      expect((await press(link, token)).status).toBe(404);
    },
  );
});
