import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type SandboxSettings, startSandbox } from '../sandbox.ts';
import { startReceiver } from '../webhooks/testReceiver.ts';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 5, 6, 7, 8]);
const webp = Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 ', 'latin1');

const everything = {
  documentVerification: { enabled: true },
  selfieVerification: { enabled: true },
  proofOfAddress: { enabled: true },
};

async function open(settings: Partial<SandboxSettings> = {}) {
  const sandbox = await startSandbox({ port: 0, delayMs: 5, ...settings });
  onTestFinished(() => sandbox.stop());
  const { apiUrl, licenceKey } = sandbox.credentials.kyc;
  const app = await startReceiver();

  const post = async (path: string, body: object, authorization: string) => {
    const answer = await fetch(apiUrl + path, {
      method: 'POST',
      headers: { authorization },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as { accessToken: string; transactionId: string } };
  };
  const authorize = (authorization = licenceKey) =>
    post('/authorize/customer', { consent: true, webhook: app.url }, authorization);

  async function begin(parts: object = everything) {
    const { accessToken: token } = (await authorize()).body;
    const { transactionId } = (await post('/customer/transactions', parts, `Bearer ${token}`)).body;
    const headers = { authorization: `Bearer ${token}` };
    const send = (part: string, body: Buffer) =>
      fetch(`${apiUrl}/widget/parts/${part}?transaction=${transactionId}`, {
        method: 'POST',
        headers,
        body: new Uint8Array(body),
      });
    const finish = (wish: object) =>
      fetch(`${apiUrl}/widget/finish?transaction=${transactionId}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(wish),
      });
    const read = async () =>
      (
        await fetch(`${apiUrl}/customer/transactions/${transactionId}`, { headers: { authorization: licenceKey } })
      ).json();
    return { token, transactionId, send, finish, read };
  }
  return { sandbox, app, post, authorize, begin };
}

async function sendAll({ send }: { send: (part: string, body: Buffer) => Promise<Response> }) {
  await send('document', png);
  await send('face', jpeg);
  await send('proof_of_address', webp);
}

describe('identity check', () => {
  test.each([
    ['accepted', { decision: 'accepted' }, '', undefined],
    ['declined', { decision: 'declined' }, 'documentNotGenuine', undefined],
    ['retry', { decision: 'retry', reason: 'faceNotMatching' }, 'faceNotMatching', ['face']],
  ])('%s is told by a signed webhook after every part is in', async (result, wish, code, parts) => {
    const { sandbox, app, begin } = await open();
    const check = await begin();
    await sendAll(check);
    expect(await (await check.finish(wish)).json()).toEqual({ experienceTransactionId: check.transactionId });

    await vi.waitFor(() => expect(app.came).toHaveLength(1));
    const { body = '', headers = {} } = app.came[0] ?? {};
    const { webhookSecret, clientId } = sandbox.credentials.kyc;
    expect(headers['x-trulioo-signature']).toBe(createHmac('sha256', webhookSecret).update(body).digest('hex'));
    const told = JSON.parse(body);
    expect(told).toMatchObject({
      transactionId: check.transactionId,
      clientId,
      event: { name: 'decision', type: 'transaction', result },
    });
    expect([told.error.code, told.parts]).toEqual([code, parts]);
    expect(await check.read()).toMatchObject({ status: 'completed', result });
  });

  test('cannot be finished while a part is missing, nor twice', async () => {
    const { begin } = await open();
    const check = await begin();
    expect((await check.finish({ decision: 'accepted' })).status).toBe(409);
    await sendAll(check);
    expect((await check.finish({ decision: 'accepted' })).status).toBe(202);
    expect((await check.finish({ decision: 'declined' })).status).toBe(409);
    expect((await check.send('document', png)).status).toBe(409);
  });

  test('asks only for the parts it was told to', async () => {
    const { begin } = await open();
    const check = await begin({ parts: ['face'] });
    expect((await check.send('document', png)).status).toBe(404);
    expect((await check.send('face', jpeg)).status).toBe(201);
    expect((await check.finish({ decision: 'accepted' })).status).toBe(202);
  });

  test.each([
    ['a text that says it is a picture', Buffer.from('<svg onload="alert(1)">'), 415],
    ['nothing', Buffer.alloc(0), 415],
    ['a picture over 10 MB', Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]), 413],
  ])('refuses %s', async (_case, bytes, status) => {
    const { begin } = await open();
    expect((await (await begin()).send('document', bytes)).status).toBe(status);
  });

  test('keeps a hash of a picture and never the picture', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const { begin } = await open({ dataDir });
    const marker = 'THE-PICTURE-ITSELF';
    await (await begin()).send('document', Buffer.concat([png, Buffer.from(marker)]));
    const kept = readFileSync(join(dataDir, 'sandbox', 'companies.jsonl'), 'utf8');
    expect(kept).toContain('"sha256"');
    expect(kept).not.toContain(marker);
    expect(kept).not.toContain(Buffer.from(marker).toString('base64'));
  });

  test('lets nobody in without the licence, a token of its own, or twice with one token', async () => {
    const { authorize, begin, post } = await open();
    expect((await authorize('wrong')).status).toBe(401);
    expect((await post('/customer/transactions', everything, 'Bearer wrong')).status).toBe(401);
    const { token } = await begin();
    expect((await post('/customer/transactions', everything, `Bearer ${token}`)).status).toBe(409);
  });
});

describe('identity widget', () => {
  const page = async (url: string) => {
    const answer = await fetch(url);
    return {
      status: answer.status,
      policy: answer.headers.get('content-security-policy') ?? '',
      text: await answer.text(),
    };
  };

  test('may be framed by the page it was opened from and by no other', async () => {
    const { sandbox, begin } = await open();
    const { token, transactionId } = await begin();
    const address = `${sandbox.credentials.kyc.widgetUrl}?token=${token}&transaction=${transactionId}&lang=fr&parent=`;
    const framed = await page(`${address}http://localhost:4000`);
    expect(framed.policy).toContain('frame-ancestors http://localhost:4000');
    expect(framed.text).toContain('Votre pièce d’identité');
    expect((await page(`${address}javascript:alert(1)`)).policy).toContain("frame-ancestors 'none'");
  });

  test('does not open with the token of another check', async () => {
    const { sandbox, begin } = await open();
    const [one, other] = [await begin(), await begin()];
    const opened = await page(
      `${sandbox.credentials.kyc.widgetUrl}?token=${one.token}&transaction=${other.transactionId}`,
    );
    expect(opened.status).toBe(401);
    expect(opened.text).not.toContain(`${other.transactionId}"`);
  });
});
