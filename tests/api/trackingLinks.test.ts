import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import {
  createTrackingLink,
  readTrackingLink,
  revokeTrackingLink,
  type TrackingLink,
} from '#contract/transfer/trackingLink.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { type Person, signUpAndIn } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import {
  marieEndingIn,
  newTransfer,
  payByBank,
  recipientIn,
  untilStatus,
  verifiedSender,
} from '#tests/fixtures/sending.ts';

let app: RunningApp;
let ama: Person;
let transfer: Transfer;

beforeAll(async () => {
  app = await startApp();
  ama = await verifiedSender(app, { firstName: 'Ama', lastName: 'Secretname' });
  const made = await newTransfer(ama, { amount: 100, recipient: marieEndingIn('00') });
  await payByBank(ama, made);
  transfer = await untilStatus(ama, made.id, 'COMPLETE');
});
afterAll(() => app.stop());
beforeEach(() => sql`delete from attempt_count where bucket like 'trackingPage:%'`.execute(app.db));

const paramsOf = ({ user }: Person, { id }: Pick<Transfer, 'id'>) => ({ id: user.id, tid: id });
const make = async (
  wish: BodyOf<typeof createTrackingLink> = { language: 'en', showsAmount: false },
  of: Pick<Transfer, 'id'> = transfer,
): Promise<TrackingLink> =>
  dataOf(await ama.sender.call(createTrackingLink, { params: paramsOf(ama, of), body: wish }));
const revoke = () => ama.sender.call(revokeTrackingLink, { params: paramsOf(ama, transfer) });

async function open(url: string) {
  const answer = await fetch(url, { redirect: 'manual' });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}
const unknown = () => open(`${app.baseUrl}/follow/${randomBytes(32).toString('base64url')}`);

describe('the page a recipient follows the money by (peers 13)', () => {
  test('says where it is, since when and to what, without scripts and without a name too many', async () => {
    const { url } = await make();
    expect(new URL(url).pathname).toMatch(/^\/follow\/[\w-]{43}$/);
    const { status, text } = await open(url);
    expect(status).toBe(200);
    expect(text).toContain('Marie, the money from Ama has arrived');
    expect(text).toContain('number ending in 00');
    expect(text).toMatch(/Paid on<\/dt><dd>\d+ \w+ 20\d\d at \d\d:\d\d/);
    expect(text).not.toContain('<script');
    for (const private_ of ['Secretname', 'Ngo', '671234500', '2345', ama.user.id, transfer.id, transfer.reference]) {
      expect(text).not.toContain(private_);
    }
    expect(text).not.toMatch(/78[\s,]?\d{3}|XAF|GBP|£/);
  });

  test('says the amount only where its sender wished it', async () => {
    const { text } = await open((await make({ language: 'en', showsAmount: true })).url);
    expect(text).toMatch(/You get<\/dt><dd>\D*[\d,]+/);
    expect(text).not.toMatch(/GBP|£/);
  });

  test('is in the language it was made in, and in the other on request', async () => {
    const { url } = await make({ language: 'fr', showsAmount: false });
    expect((await open(url)).text).toContain('<html lang="fr">');
    expect((await open(url)).text).toContain('Marie, l’argent envoyé par Ama est arrivé');
    expect((await open(`${url}?lang=en`)).text).toContain('<html lang="en">');
    expect((await open(`${url}?lang=en&lang=fr`)).status).toBe(200);
  });

  test('is kept nowhere, tells no other site and is in no index', async () => {
    const { headers } = await open((await make()).url);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('script-src');
  });

  test('shows what somebody typed as text', async () => {
    await sql`update recipient set first_name = '<b>Marie</b>' where id = ${transfer.recipientId}`.execute(app.db);
    const { text } = await open((await make()).url);
    expect(text).toContain('&lt;b&gt;Marie&lt;/b&gt;');
    expect(text).not.toContain('<b>');
    await sql`update recipient set first_name = 'Marie' where id = ${transfer.recipientId}`.execute(app.db);
  });

  test('tells who collects cash what to bring, and not the number it is collected with', async () => {
    const body = recipientIn['CM cash_pickup'];
    if (!body) throw new Error('Nobody collects cash');
    const recipient = { ...body, profile: { ...body.profile, mobile: '671234501' } };
    const cash = await newTransfer(ama, { method: 'cash_pickup', recipient });
    await payByBank(ama, cash);
    await untilStatus(ama, cash.id, 'PAYMENT_COMPLETED');
    const { url } = await make({ language: 'en', showsAmount: false }, cash);
    const { text } = await open(url);
    expect(text).toMatch(/is sending you money|is on its way/);
    expect(text).toContain('Go to Douala, Akwa');
    expect(text).toContain('an identity document in your full name');
    expect(text).not.toContain(cash.reference);
  });
});

describe('a link that leads nowhere', () => {
  test('unknown, forged, over, revoked and replaced are one page and one status', async () => {
    const nothing = await unknown();
    expect(nothing.status).toBe(404);
    expect(nothing.text).toContain('This link doesn’t work');

    const { url } = await make();
    const forged = [
      `${url}x`,
      url.slice(0, -1),
      `${url}/`,
      `${app.baseUrl}/follow/`,
      `${app.baseUrl}/follow/${'x'.repeat(3_000)}`,
    ];
    const [, token = ''] = url.split('/follow/');
    const { rows } = await sql<{
      token_hash: string;
      id: string;
    }>`select token_hash, id from tracking_link
      where transfer_id = ${transfer.id}`.execute(app.db);
    const kept = [rows[0]?.token_hash, rows[0]?.id, transfer.id].map((each) => `${app.baseUrl}/follow/${each}`);
    for (const each of [...forged, ...kept, `${app.baseUrl}/follow/${token.toLowerCase()}%00`]) {
      const { status, text } = await open(each);
      expect({ each, status, text }).toEqual({ each, status: 404, text: nothing.text });
    }

    await sql`update tracking_link set expires_at = now()`.execute(app.db);
    expect(await open(url)).toMatchObject({ status: 404, text: nothing.text });

    const second = await make();
    expect(second.url).not.toBe(url);
    expect((await open(second.url)).status).toBe(200);
    const third = await make({ language: 'fr', showsAmount: false });
    expect(await open(second.url)).toMatchObject({ status: 404, text: nothing.text });

    expect((await revoke()).ok).toBe(true);
    expect(await open(third.url)).toMatchObject({ status: 404, text: nothing.text });
    expect((await make({ language: 'fr', showsAmount: false })).url).not.toBe(third.url);
  });

  test('once the money goes to somebody else, the link made for the first leads nowhere', async () => {
    const { url } = await make();
    const other = await newTransfer(ama, { recipient: { ...marieEndingIn('02'), firstName: 'Other' } });
    await sql`update transfer set corrected_recipient_id = ${other.recipientId} where id = ${transfer.id}`.execute(
      app.db,
    );
    expect((await open(url)).status).toBe(404);
    await sql`update transfer set corrected_recipient_id = null where id = ${transfer.id}`.execute(app.db);
  });

  test('two thousand guesses find nothing, and are soon told to wait', async () => {
    await make();
    const seen = new Map<number, Set<string>>();
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(Array.from({ length: 100 }, unknown));
      for (const { status, text } of answers) seen.set(status, (seen.get(status) ?? new Set()).add(text));
    }
    expect([...seen.keys()].sort()).toEqual([404, 429]);
    expect([...seen.values()].map(({ size }) => size)).toEqual([1, 1]);
  }, 120_000);
});

describe('a link belongs to its sender', () => {
  test('who is shown the same one again, while only a hash is kept', async () => {
    const made = await make();
    expect(await make()).toEqual(made);
    const params = paramsOf(ama, transfer);
    expect(dataOf(await ama.sender.call(readTrackingLink, { params }))).toEqual({ link: made });
    const [, token = ''] = made.url.split('/follow/');
    const { rows } = await sql<{ row: string }>`select row_to_json(l)::text as row from tracking_link l`.execute(
      app.db,
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
    await revoke();
    expect(dataOf(await ama.sender.call(readTrackingLink, { params }))).toEqual({});
  });

  test('and nobody else makes, reads or ends it', async () => {
    await make();
    const ben = await signUpAndIn(app);
    for (const id of [ama.user.id, ben.user.id]) {
      const params = { id, tid: transfer.id };
      const body = { language: 'en', showsAmount: true } as const;
      const answers = [
        await ben.sender.call(readTrackingLink, { params }),
        await ben.sender.call(createTrackingLink, { params, body }),
        await ben.sender.call(revokeTrackingLink, { params }),
      ];
      for (const answer of answers) expect(answer).toMatchObject({ ok: false, status: 404 });
    }
  });

  test('is not made before the money has come', async () => {
    const unpaid = await newTransfer(ama, { amount: 50 });
    const body = { language: 'en', showsAmount: false } as const;
    const answer = await ama.sender.call(createTrackingLink, { params: paramsOf(ama, unpaid), body });
    expect(answer).toMatchObject({ status: 409, error: { code: 'transferNotShared' } });
  });

  test('made many times at once, one leads somewhere, and each making is on record', async () => {
    await revoke();
    const urls = (await Promise.all(Array.from({ length: 8 }, () => make()))).map(({ url }) => url);
    expect(new Set(urls).size).toBe(1);
    const events = await sql<{ kind: string }>`select kind from security_event where user_id = ${ama.user.id}
      and kind like 'trackingLink%' order by at desc limit 2`.execute(app.db);
    expect(events.rows.map(({ kind }) => kind)).toEqual(['trackingLinkMade', 'trackingLinkRevoked']);
  });
});
