import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PaymentProviderId, paymentCompany, paymentProviderIds } from '#domain/payment/paymentProvider.ts';
import { sealNotification } from '#sandbox/axcess/sealNotification.ts';
import { ivySignature } from '#server/payment/providers/ivy.ts';
import { responseSiteSecurity } from '#server/payment/providers/trustPayments.ts';
import { azaHeaders } from '#server/payout/azaSignature.ts';
import { rowCounts } from '#tests/fixtures/rowCounts.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ jobs: false });
});
afterAll(() => app.stop());

/** Every address a company reports to. */
const doors = [
  ...paymentProviderIds.map((id) => paymentCompany(id).webhookPath.slice(1)),
  'payouts/aza',
  'payouts/pivot',
  'kyc',
];
type Door = string;
type Letter = { readonly headers?: Record<string, string>; readonly body: string | Buffer<ArrayBuffer> };

const send = (door: Door, { headers = {}, body }: Letter, query = '') =>
  fetch(`${app.baseUrl}/api/webhooks/${door}${query}`, { method: 'POST', headers, body });

/** What the log says of calls refused at one door: how many there were, as counted by the server. */
const refusalsAt = (door: Door): number[] =>
  app.logLines
    .map((line) => JSON.parse(line) as { msg?: string; route?: string; refusals?: number })
    .filter(({ msg, route }) => msg === 'webhook refused' && route === `/api/webhooks/${door}`)
    .map(({ refusals = 0 }) => refusals);

/** Refused for good, nothing written, one line more in the log and one more in its count. */
async function expectRefused(door: Door, letter: Letter, query = ''): Promise<void> {
  const before = await rowCounts(app.db);
  const logged = refusalsAt(door);
  const answer = await send(door, letter, query);
  expect([answer.status, await answer.text()]).toEqual([401, '']);
  expect(await rowCounts(app.db)).toEqual(before);
  expect(refusalsAt(door)).toEqual([...logged, (logged.at(-1) ?? 0) + 1]);
}

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const forgedLetters: readonly [string, Letter][] = [
  ['with nothing', { body: '' }],
  ['with no signature', { headers: json, body: '{"event_id":"1","payment_id":"2","transaction":{"uid":"1"}}' }],
  ['with no JSON', { headers: { ...json, 'tl-signature': 'a.b.c', 'x-ivy-signature': '00' }, body: '{"event_id":' }],
  ['with a form for a card', { headers: form, body: 'errorcode=0&orderreference=1&responsesitesecurity=00' }],
  [
    'signed by nobody’s key',
    {
      headers: {
        ...json,
        'tl-signature': `${Buffer.from('{"alg":"none"}').toString('base64url')}..`,
        'content-signature': 'AAAA',
        authorization: 'Basic YTpi',
        'x-ivy-signature': 'f'.repeat(64),
        'x-remit-timestamp': '1',
        'x-remit-signature': `v1=${'0'.repeat(64)}`,
        'x-trulioo-signature': 'f'.repeat(64),
        'authorization-key': 'key',
        'authorization-nonce': randomUUID(),
        'authorization-signature': 'f'.repeat(128),
      },
      body: '{"type":"unheard_of"}',
    },
  ],
  [
    'sealed with another key',
    {
      headers: { 'x-initialization-vector': '0'.repeat(24), 'x-authentication-tag': '0'.repeat(32) },
      body: 'ab',
    },
  ],
];

describe('a call at a company’s door', () => {
  test.each(doors.flatMap((door) => forgedLetters.map((letter) => [door, ...letter] as const)))(
    '%s, %s, is refused, changes nothing, and is logged and counted once (issue 7, Bad input, ASVS 11.2.5)',
    (door, _case, letter) => expectRefused(door, letter, '?attempt=1&key=2'),
  );

  test.each(doors)('%s: ten megabytes are not read, and are counted with the rest', async (door) => {
    const logged = refusalsAt(door).length;
    const before = await rowCounts(app.db);
    const answer = await send(door, { body: Buffer.alloc(10 * 1024 * 1024, 97) }).catch(() => undefined);
    expect([413, undefined]).toContain(answer?.status);
    await expect.poll(() => refusalsAt(door).length).toBe(logged + 1);
    expect(await rowCounts(app.db)).toEqual(before);
  });
});

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');
const seconds = (ago = 0) => String(Math.floor(Date.now() / 1000) - ago);

/** Companies whose secret we share, so that a test can sign as they do: `body` by `secret`, or by somebody else's. */
const signers = {
  trust(body: string, own: boolean) {
    const fields = new URLSearchParams(body);
    const password = own ? app.sandbox.credentials.trust.responsePassword : 'another';
    fields.set('responsesitesecurity', responseSiteSecurity(fields, password));
    return { headers: form, body: fields.toString() };
  },
  axcess(body: string, own: boolean) {
    const secret = app.sandbox.credentials.axcess?.webhookSecret ?? '';
    return sealNotification(body, own ? secret : 'ab'.repeat(32));
  },
  ivy(body: string, own: boolean) {
    const secret = own ? (app.sandbox.credentials.ivy?.webhookSecret ?? '') : 'another';
    return { headers: { ...json, 'x-ivy-signature': ivySignature(body, secret) }, body };
  },
  'payouts/aza'(body: string, own: boolean) {
    const { AZA } = app.sandbox.credentials.payoutPartners;
    const keys = own ? AZA : { ...AZA, apiSecret: 'another' };
    const url = `${app.baseUrl}/api/webhooks/payouts/aza`;
    return { headers: { ...json, ...azaHeaders(keys, { method: 'POST', url, body }) }, body };
  },
  'payouts/pivot': (body: string, own: boolean) => pivotLetter(body, { own }),
  kyc(body: string, own: boolean) {
    const secret = own ? app.sandbox.credentials.kyc.webhookSecret : 'another';
    return { headers: { ...json, 'x-trulioo-signature': hmac(secret, body) }, body };
  },
} satisfies Partial<Record<Door, (body: string, own: boolean) => Letter>>;
type Signing = keyof typeof signers;

function pivotLetter(body: string, { own = true, ago = 0 }: { own?: boolean; ago?: number }): Letter {
  const secret = own ? app.sandbox.credentials.payoutPartners.PIVOT.webhookSecret : 'another';
  const sentAt = seconds(ago);
  const signature = `v1=${hmac(secret, `${sentAt}.${body}`)}`;
  return { headers: { ...json, 'x-remit-timestamp': sentAt, 'x-remit-signature': signature }, body };
}

/** Of an event nobody has heard of, about something that is none of ours. */
const unheardOf: Record<Signing, string> = {
  trust: `orderreference=${randomUUID()}&notificationreference=n-1&errorcode=12345`,
  axcess: JSON.stringify({ type: 'PAYMENT', action: 'UNHEARD', payload: { merchantTransactionId: randomUUID() } }),
  ivy: JSON.stringify({ type: 'unheard_of', payload: { referenceId: randomUUID() } }),
  'payouts/aza': JSON.stringify({ event: 'unheard.of', object: { external_id: `${randomUUID()}-1` } }),
  'payouts/pivot': JSON.stringify({ eventId: randomUUID(), reference: `${randomUUID()}-1`, state: 'unheard' }),
  kyc: JSON.stringify({ id: randomUUID(), transactionId: randomUUID(), event: { name: 'unheard' } }),
};

/** Each payment company by its signer here, or why it has none: its letters are tried where its own key is. */
const signedAs: Readonly<Record<PaymentProviderId, Signing | 'withItsOwnKey' | 'byAddressAlone'>> = {
  truelayer: 'withItsOwnKey',
  'trust-payment': 'trust',
  axcess: 'axcess',
  pay360: 'byAddressAlone',
  paycross: 'withItsOwnKey',
  interac: 'withItsOwnKey',
  ivy: 'ivy',
};
const isSigner = (name: string): name is Signing => name in signers;
const signing = [...Object.values(signedAs), 'payouts/aza', 'payouts/pivot', 'kyc'].filter(isSigner);

describe('a call signed as the company signs (ASVS 13.2.1)', () => {
  test.each(signing)(
    '%s: by a stranger or for another customer, or with one byte more than was signed, is refused (ASVS 9.2.3)',
    async (door) => {
      await expectRefused(door, signers[door](unheardOf[door], false));
      const letter = signers[door](unheardOf[door], true);
      await expectRefused(door, { ...letter, body: `${letter.body}${door === 'trust' ? '&more=1' : '0'}` });
    },
  );

  test.each(signing)(
    '%s: of an unknown event is kept once, however often it comes, and moves nothing',
    async (door) => {
      const letter = signers[door](unheardOf[door], true);
      const before = await rowCounts(app.db, ['inbox']);
      const kept = async () => (await rowCounts(app.db)).inbox ?? 0;
      const keptBefore = await kept();
      for (let copy = 0; copy < 3; copy += 1) expect((await send(door, letter)).status).toBe(200);
      expect([await rowCounts(app.db, ['inbox']), await kept()]).toEqual([before, keptBefore + 1]);
    },
  );

  test.each(signing)('%s: of a shape it never had is refused', (door) =>
    expectRefused(door, signers[door](door === 'trust' ? 'errorcode=0' : '{"type":"x"}', true)),
  );

  test('Trust’s, given another number it does not sign, is the same event still (ASVS 9.1.1)', async () => {
    const letter = signers.trust(unheardOf.trust.replace('12345', '54321'), true);
    const kept = async () => (await rowCounts(app.db)).inbox ?? 0;
    const before = await kept();
    for (const number of ['n-1', 'n-2', 'n-3']) {
      const body = letter.body.replace('notificationreference=n-1', `notificationreference=${number}`);
      expect((await send('trust', { ...letter, body })).status).toBe(200);
    }
    expect(await kept()).toBe(before + 1);
  });

  test('about one thing is taken two hundred times an hour, and then no more, whatever it says (ASVS 2.4.1)', async () => {
    const reference = `${randomUUID()}-1`;
    const tell = async (state: string) => {
      const body = JSON.stringify({ eventId: randomUUID(), reference, state });
      return (await send('payouts/pivot', pivotLetter(body, {}))).status;
    };
    const answers: number[] = [];
    for (let copy = 0; copy < 203; copy += 1) answers.push(await tell(`state ${copy}`));
    expect(answers.slice(0, 200).every((status) => status === 200)).toBe(true);
    expect(answers.slice(200)).toEqual([429, 429, 429]);
    expect((await send('payouts/pivot', pivotLetter(unheardOf['payouts/pivot'], {}))).status).toBe(200);
  });

  describe('PIVOT, whose calls say when they were sent', () => {
    test.each([301, 86_400, -330])('%s seconds ago is out of its time, and refused', (ago) =>
      expectRefused('payouts/pivot', pivotLetter(unheardOf['payouts/pivot'], { ago })),
    );

    test.each([270, -299])('%s seconds ago is in time', async (ago) => {
      const letter = pivotLetter(unheardOf['payouts/pivot'], { ago });
      expect((await send('payouts/pivot', letter)).status).toBe(200);
    });
  });
});
