import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerCountry } from '#contract/account/countryRegistration.ts';
import { readValue, readValues } from '#contract/protocol/lookup.ts';
import { subscribe } from '#contract/site/newsletter.ts';
import { operate } from '#tests/fixtures/operator.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ jobs: false });
});
afterAll(() => app.stop());

/** Each test is a visitor nobody counted yet. */
async function visitor() {
  await app.db.deleteFrom('attempt_count').execute();
  return createSender(app.baseUrl);
}

const subscriptions = () => app.db.selectFrom('newsletter_subscription').selectAll().execute();
const registrations = () => app.db.selectFrom('country_registration').selectAll().execute();

describe('the newsletter', () => {
  test('keeps an address once, in one spelling, however often it comes (API-67, BIZ-08)', async () => {
    const reader = await visitor();
    reader.speaks('fr');
    const sent = ['Reader@Example.com', ' reader@example.com ', 'reader@example.com'].map((email) =>
      reader.call(subscribe, { body: { email } }),
    );
    for (const answer of await Promise.all(sent)) expect(dataOf(answer)).toEqual({ done: true });
    expect(await subscriptions()).toMatchObject([{ email: 'reader@example.com', language: 'fr' }]);
  });

  test.each(['', '   ', 'reader', 'reader@', 'a@b@example.com'])('does not take “%s” (BIZ-08)', async (email) => {
    const before = await subscriptions();
    expect(await (await visitor()).call(subscribe, { body: { email } })).toMatchObject({ status: 400 });
    expect(await subscriptions()).toEqual(before);
  });

  test('takes ten addresses an hour of one visitor, and says when to come again; a slip is none of them', async () => {
    const reader = await visitor();
    for (let slip = 0; slip < 3; slip += 1) {
      expect(await reader.call(subscribe, { body: { email: 'reader@' } })).toMatchObject({ status: 400 });
    }
    const answers = [];
    for (let turn = 0; turn < 11; turn += 1) {
      answers.push(await reader.call(subscribe, { body: { email: `reader${turn}@example.com` } }));
    }
    expect(answers.slice(0, 10).every(({ ok }) => ok)).toBe(true);
    expect(answers[10]).toMatchObject({ status: 429, error: { code: 'tooManyRequests' } });
  });
});

describe('registering a country', () => {
  const wish = { name: 'Awa Diop', email: 'awa@example.com', country: 'SN', phone: '+221770000001' };

  test('keeps the wish with code and number in one, and a form sent twice is one wish (API-68, BIZ-10, BIZ-11)', async () => {
    const awa = await visitor();
    const sent = [1, 2, 3].map(() => awa.call(registerCountry, { body: { ...wish, message: 'To Dakar, please.' } }));
    for (const answer of await Promise.all(sent)) expect(dataOf(answer)).toEqual({ done: true });
    dataOf(await awa.call(registerCountry, { body: { ...wish, country: 'ML' } }));
    const kept = await registrations();
    expect(kept.map(({ country }) => country).sort()).toEqual(['ML', 'SN']);
    expect(kept).toContainEqual(
      expect.objectContaining({ ...wish, email: 'awa@example.com', message: 'To Dakar, please.' }),
    );
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ email: 'awa' }, 'email'],
    [{ country: 'XX' }, 'country'],
    [{ phone: '770000001' }, 'phone'],
    [{ phone: '+22177' }, 'phone'],
  ])('with %j is refused with its field (BIZ-12)', async (differences, field) => {
    const before = await registrations();
    const answer = await (await visitor()).call(registerCountry, { body: { ...wish, ...differences } });
    expect(answer).toMatchObject({ status: 400, error: { details: { fields: [{ field }] } } });
    expect(await registrations()).toEqual(before);
    expect(await app.db.selectFrom('attempt_count').selectAll().execute()).toEqual([]);
  });
});

describe('the same forms without a script (ASVS 1.2.2)', () => {
  const send = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    (await visitor()).sendRaw({
      method: 'POST',
      target: path,
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-dest': 'document', ...headers },
    });

  test('lead back to the page they were sent from, which says that it was taken (API-67)', async () => {
    const answer = await send('/subscribe', { email: 'plain@example.com', page: '/help', lang: 'fr' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/help?lang=fr#newsletter-taken']);
    expect(await subscriptions()).toContainEqual(
      expect.objectContaining({ email: 'plain@example.com', language: 'fr' }),
    );
  });

  test('join the parts of a number, like the page does (API-68, BIZ-11)', async () => {
    const fields = {
      name: 'Binta Sow',
      email: 'binta@example.com',
      country: 'GN',
      phoneCode: '224',
      mobile: '622 00 00 01',
    };
    const answer = await send('/country/register', { ...fields, message: 'One\r\nTwo', page: '/country/register' });
    expect(answer.headers.get('location')).toBe('/country/register?lang=en#registration-taken');
    expect(await registrations()).toContainEqual(
      expect.objectContaining({ phone: '+224622000001', message: 'One\nTwo' }),
    );
  });

  test('say that something is missing', async () => {
    const answer = await send('/country/register', { name: 'Binta Sow', page: '/country/register' });
    expect(answer.headers.get('location')).toBe('/country/register?lang=en#registration-refused');
  });

  test.each(['//evil.example', 'https://evil.example', '/a?b', '/\\evil.example', 'javascript:alert(1)'])(
    'never lead elsewhere, like to %s',
    async (page) => {
      const answer = await send('/subscribe', { email: 'plain@example.com', page });
      expect(answer.headers.get('location')).toBe('/?lang=en#newsletter-taken');
    },
  );

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a site beside ours', { 'sec-fetch-site': 'same-site' }],
    ['another kind of body', { 'content-type': 'text/plain' }],
    ['a file', { 'content-type': 'multipart/form-data; boundary=x' }],
  ])('are refused from %s', async (_case, headers) => {
    const before = await subscriptions();
    const answer = await send('/subscribe', { email: 'forged@example.com' }, headers);
    expect(answer.status).toBe(400);
    expect(await subscriptions()).toEqual(before);
  });

  test('are refused when they are longer than any form', async () => {
    const answer = await send('/subscribe', { email: 'long@example.com', page: 'x'.repeat(20_000) });
    expect(answer.status).toBe(413);
  });
});

describe('maintenance', () => {
  const read = async () => dataOf(await createSender(app.baseUrl).call(readValue, { params: { id: 'maintenance' } }));

  const say = (command: string, state: string, reason?: string) =>
    operate(app, { command, transferId: state, reason, operator: 'grace' });

  test('is off, and phones stay, until an operator says otherwise (API-71, REF-14, D-19)', async () => {
    const off = { webMaintenance: false, redirectToMobile: false, maintenanceCarouselMessage: '' };
    expect(await read()).toEqual(off);
    expect(dataOf(await createSender(app.baseUrl).call(readValues)).maintenance).toEqual(off);
  });

  test('is switched on with what visitors read, and off again (LNG-05, LNG-07, D-19)', async () => {
    expect(await say('maintenance', 'on', 'New cables')).toMatchObject({ ok: true });
    expect(await read()).toMatchObject({ webMaintenance: true, maintenanceCarouselMessage: 'New cables' });
    expect(await say('maintenance', 'off')).toMatchObject({ ok: true });
    expect(await read()).toMatchObject({ webMaintenance: false, maintenanceCarouselMessage: '' });
  });

  test('leads phones to the apps while it is switched so (LNG-08)', async () => {
    expect(await say('mobile-redirect', 'on')).toMatchObject({ ok: true });
    expect(await read()).toMatchObject({ webMaintenance: false, redirectToMobile: true });
    expect(await say('mobile-redirect', 'off')).toMatchObject({ ok: true });
    expect(await read()).toMatchObject({ redirectToMobile: false });
  });

  test('takes on and off and a message that fits, from operators only', async () => {
    expect(await say('maintenance', 'perhaps')).toMatchObject({ ok: false });
    expect(await say('mobile-redirect', '')).toMatchObject({ ok: false });
    expect(await say('maintenance', 'on', 'x'.repeat(201))).toMatchObject({ ok: false });
    expect(await operate(app, { command: 'maintenance', transferId: 'on' })).toMatchObject({ ok: false });
    expect(await read()).toMatchObject({ webMaintenance: false });
  });
});
