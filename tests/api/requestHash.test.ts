import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dismissVerificationToast, readUser } from '#contract/account/account.ts';
import { requestHeaders } from '#contract/protocol/requestHash.ts';
import { seededPassword } from '#server/seeds/seedPeople.ts';
import { type Person, signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('a request hash (AUT-22, API-04, ASVS 4.1.5)', () => {
  /** What a signed request would have sent, for a test to change. */
  async function signedHeaders(person: Person, target: string) {
    let sent: Record<string, string> = {};
    const spied = globalThis.fetch;
    globalThis.fetch = async (_url, init) => {
      sent = { ...(init?.headers as Record<string, string>) };
      return new Response('{}');
    };
    await person.sender.sendRaw({ method: 'PUT', target, body: toastGone });
    globalThis.fetch = spied;
    return sent;
  }
  const target = '/api/user/toast';
  const toastGone = JSON.stringify({ displayVerificationToast: false });
  const toastOf = async (person: Person) =>
    dataOf(await person.sender.call(readUser, { params: { id: person.user.id } })).settings.displayVerificationToast;

  type Change = (headers: Record<string, string>) => {
    headers?: Record<string, string>;
    target?: string;
    body?: string;
  };
  const changes: [string, Change][] = [
    ['missing', (headers) => ({ headers: { ...headers, [requestHeaders.hash]: '' } })],
    ['forged', (headers) => ({ headers: { ...headers, [requestHeaders.hash]: 'A'.repeat(43) } })],
    [
      'one letter off',
      (headers) => ({ headers: { ...headers, [requestHeaders.hash]: flipped(headers[requestHeaders.hash]) } }),
    ],
    [
      'of an older time',
      (headers) => ({ headers: { ...headers, [requestHeaders.time]: String(Date.now() - 121_000) } }),
    ],
    [
      'of another time',
      (headers) => ({
        headers: { ...headers, [requestHeaders.time]: String(Number(headers[requestHeaders.time]) + 1) },
      }),
    ],
    [
      'of another nonce',
      (headers) => ({ headers: { ...headers, [requestHeaders.nonce]: 'another-nonce-0123456789' } }),
    ],
    ['without a nonce', (headers) => ({ headers: { ...headers, [requestHeaders.nonce]: '' } })],
    ['of another name', (headers) => ({ headers: { ...headers, [requestHeaders.userName]: 'ada@sawa.example' } })],
    ['of another language', (headers) => ({ headers: { ...headers, [requestHeaders.language]: 'fr' } })],
    ['of another body', () => ({ body: `${toastGone} ` })],
    ['of another path', () => ({ target: `${target}?a=1` })],
  ];

  /** All there is to read, to the byte: nothing tells what was wrong. */
  const wrongHash = {
    en: '{"status":"401","error":{"code":"hashInvalid","message":"Invalid request hash"}}',
    fr: '{"status":"401","error":{"code":"hashInvalid","message":"Signature de requête invalide (hash)"}}',
  };

  test.each(changes)(
    '%s is refused in the same words as every other, and nothing is done (ASVS 11.2.5)',
    async (_case, change) => {
      const person = await signUpAndIn(app);
      const headers = await signedHeaders(person, target);
      const sent = { method: 'PUT', target, body: toastGone, headers, ...change(headers) };
      const response = await person.sender.sendRaw(sent);
      const inFrench = sent.headers[requestHeaders.language] === 'fr';
      expect([response.status, await response.text()]).toEqual([401, wrongHash[inFrench ? 'fr' : 'en']]);
      expect(await toastOf(person)).toBe(true);
    },
  );

  test('is taken once: the same request again is refused', async () => {
    const person = await signUpAndIn(app);
    const headers = await signedHeaders(person, target);
    const first = await person.sender.sendRaw({ method: 'PUT', target, body: toastGone, headers });
    expect(first.status).toBe(200);
    const again = await person.sender.sendRaw({ method: 'PUT', target, body: toastGone, headers });
    expect([again.status, await again.json()]).toMatchObject([401, { error: { code: 'hashInvalid' } }]);
  });

  test('without a session there is nothing to sign, and the answer asks to sign in', async () => {
    const answer = await createSender(app.baseUrl).call(dismissVerificationToast, {
      body: { displayVerificationToast: false },
    });
    expect(answer).toMatchObject({ status: 401, error: { code: 'signInRequired' } });
  });
});

describe('another site', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
  ])('sending %j signs nobody in (ASVS 3.5.1)', async (headers) => {
    const { username } = await signUpAndIn(app);
    const response = await fetch(`${app.baseUrl}/api/session`, {
      method: 'POST',
      body: JSON.stringify({ username, password: testPassword }),
      headers: { 'content-type': 'application/json', ...headers },
    });
    expect([response.status, await response.json()]).toMatchObject([403, { error: { code: 'crossSiteRefused' } }]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('cannot post a form either: only JSON is read (ASVS 3.5.2)', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const response = await createSender(app.baseUrl).sendRaw({
        method: 'POST',
        target: '/api/session',
        body: JSON.stringify({ username: 'ada@sawa.example', password: seededPassword }),
        headers: { 'content-type': type },
      });
      expect(response.status).toBe(400);
    }
  });
});

const flipped = (text = '') => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
