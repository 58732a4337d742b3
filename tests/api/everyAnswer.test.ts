import { request as requestHttp } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { contractCalls, nameOf } from '#tests/fixtures/contractCalls.ts';
import { belongingsOf, goodRequests } from '#tests/fixtures/goodRequests.ts';
import { type Person, signInAs } from '#tests/fixtures/people.ts';
import { rowContents } from '#tests/fixtures/rowContents.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';

let app: RunningApp;
let ada: Person;
let calls: readonly Endpoint[];
let good: ReturnType<typeof goodRequests>;
beforeAll(async () => {
  app = await startApp({ jobs: false });
  ada = await signInAs(app, 'ada');
  calls = await contractCalls();
  good = goodRequests(await belongingsOf(app, ada, 'GB'));
});
afterAll(() => app.stop());

const isStream = ({ path }: Endpoint) => path.endsWith('/events');
const targetOf = (endpoint: Endpoint) => {
  const { params = {}, query = {} } = good[nameOf(endpoint)] ?? {};
  const values = params as Record<string, string>;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_gap, name: string) => encodeURIComponent(values[name] ?? ''));
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return `/api${path}${search && `?${search}`}`;
};

type Said = { readonly status: number; readonly headers: Headers; readonly text: string };
const read = async (response: Response): Promise<Said> => {
  const { status, headers } = response;
  return { status, headers, text: await response.text() };
};

/** Every call as a stranger makes it, then every reading call as its owner does, and addresses nobody made. */
async function everyAnswer(): Promise<(readonly [string, Said])[]> {
  const answers: (readonly [string, Said])[] = [];
  const visit = async (what: string, path: string, init: RequestInit = {}) =>
    answers.push([what, await read(await fetch(`${app.baseUrl}${path}`, { redirect: 'manual', ...init }))]);
  for (const endpoint of calls) {
    const { method } = endpoint;
    const asStranger = `${nameOf(endpoint)} of a stranger`;
    await visit(asStranger, targetOf(endpoint), { method, ...(method !== 'GET' && { body: '{}' }) });
    if (method !== 'GET' || isStream(endpoint)) continue;
    const asOwner = await ada.sender.sendRaw({ method, target: targetOf(endpoint) });
    answers.push([`${nameOf(endpoint)} of its owner`, await read(asOwner)]);
  }
  for (const path of ['/api/', '/api/nothing', '/api/session/', '/api/%00', '/api/a%2fb', '/api/%E0%A4%A']) {
    await visit(path, path);
  }
  return answers;
}

describe('every answer of the API', () => {
  let answers: (readonly [string, Said])[];
  beforeAll(async () => {
    answers = await everyAnswer();
  });
  const thoseWhere = (is: (said: Said) => boolean) => answers.filter(([, said]) => is(said)).map(([what]) => what);
  /** Open data, for other sites too; a refusal of it is like any other. */
  const published = () => calls.filter(({ publishedForSeconds }) => publishedForSeconds !== undefined).map(nameOf);
  const isPublished = (what: string, { status }: Said) =>
    status === 200 && published().some((name) => what.startsWith(`${name} of `));
  const ownWhere = (is: (said: Said) => boolean) =>
    answers.filter(([what, said]) => !isPublished(what, said) && is(said)).map(([what]) => what);

  test('is JSON in UTF-8 that no browser shows, sniffs or frames (ASVS 3.2.1, 3.4.4, 3.4.6, 4.1.1)', () => {
    expect(answers.length).toBeGreaterThan(calls.length);
    expect(thoseWhere(({ headers }) => headers.get('content-type') !== 'application/json; charset=utf-8')).toEqual([]);
    expect(thoseWhere(({ headers }) => headers.get('x-content-type-options') !== 'nosniff')).toEqual([]);
    const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";
    expect(thoseWhere(({ headers }) => headers.get('content-security-policy') !== policy)).toEqual([]);
    for (const [what, { text }] of answers) expect(() => JSON.parse(text), what).not.toThrow();
  });

  test('is kept by nobody, and tells the next site nothing (ASVS 3.4.5, 14.2.2, 14.3.2)', () => {
    expect(ownWhere(({ headers }) => headers.get('cache-control') !== 'no-store')).toEqual([]);
    expect(thoseWhere(({ headers }) => headers.get('referrer-policy') !== 'no-referrer')).toEqual([]);
  });

  test('is for our own pages alone, whoever asks (ASVS 3.4.2, 3.4.8, 3.5.8)', async () => {
    expect(ownWhere(({ headers }) => headers.get('cross-origin-resource-policy') !== 'same-origin')).toEqual([]);
    expect(ownWhere(({ headers }) => headers.has('access-control-allow-origin'))).toEqual([]);
    expect(thoseWhere(({ headers }) => headers.get('cross-origin-opener-policy') !== 'same-origin')).toEqual([]);
    const asked = ['https://evil.example', 'null', app.baseUrl, `${app.baseUrl}.evil.example`];
    for (const origin of asked) {
      const preflight = { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'x-hash' };
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await fetch(`${app.baseUrl}/api/values`, { method, headers: preflight });
        expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }
    }
  });

  test('is kept and read by anybody where it is open data, and holds no cookie', () => {
    const open = answers.filter(([what, said]) => isPublished(what, said));
    expect(open.length).toBeGreaterThanOrEqual(published().length);
    for (const [what, { headers }] of open) {
      expect(headers.get('cache-control'), what).toMatch(/^public, max-age=\d+$/);
      expect(headers.get('access-control-allow-origin'), what).toBe('*');
      expect(headers.has('set-cookie'), what).toBe(false);
    }
  });

  test('holds what its schema names and nothing else (ASVS 8.1.2, 15.3.1)', () => {
    for (const endpoint of calls.filter((each) => each.method === 'GET' && !isStream(each))) {
      const [, said] = answers.find(([what]) => what === `${nameOf(endpoint)} of its owner`) ?? [];
      const { data } = JSON.parse(said?.text ?? '{}') as { data?: unknown };
      if (said?.status !== 200) continue;
      expect([nameOf(endpoint), data]).toEqual([nameOf(endpoint), endpoint.data.parse(data)]);
    }
  });

  test('holds no secret a company gave us (ASVS 10.1.1)', () => {
    const secrets = textsIn(app.sandbox.credentials).filter(([name]) => /secret|password|key$|token/i.test(name));
    expect(secrets.length).toBeGreaterThan(8);
    const told = answers.map(([, { text }]) => text).join('\n');
    expect(secrets.filter(([, secret]) => told.includes(secret))).toEqual([]);
  });

  test('is for a call that takes JSON: no file is read, kept or given out (ASVS 5.1.1, 5.2.1, 5.2.2, 5.2.4, 5.2.6, 5.3.1, 5.3.2, 5.4.1, 5.4.2, 5.4.3, 14.2.8)', async () => {
    expect(thoseWhere(({ headers }) => headers.has('content-disposition'))).toEqual([]);
    const files = ['multipart/form-data; boundary=x', 'image/png', 'application/pdf', 'application/zip', 'text/html'];
    for (const endpoint of calls.filter(({ method }) => method !== 'GET')) {
      for (const type of files) {
        const body = '--x\r\nContent-Disposition: form-data; name="f"; filename="../../a.svg"\r\n\r\n<svg/>\r\n--x--';
        const headers = { 'content-type': type };
        const answer = await ada.sender.sendRaw({ method: endpoint.method, target: targetOf(endpoint), body, headers });
        expect([nameOf(endpoint), type, answer.ok]).toEqual([nameOf(endpoint), type, false]);
      }
    }
  });

  test('is one line of JSON in the log, with its time, route, status and request (ASVS 16.2.1, 16.2.2, 16.2.4)', () => {
    const lines = app.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const requests = lines.filter(({ msg }) => msg === 'request');
    expect(requests.length).toBeGreaterThan(answers.length / 2);
    for (const line of requests) {
      expect(line).toMatchObject({
        time: expect.any(Number),
        trace_id: expect.stringMatching(/^[\da-f]{32}$/),
        route: expect.any(String),
        status: expect.any(Number),
      });
    }
  });

  test('says nothing of what made it (ASVS 13.4.6)', () => {
    const telling = ['server', 'x-powered-by', 'via', 'x-runtime', 'x-version'];
    expect(thoseWhere(({ headers }) => telling.some((name) => headers.has(name)))).toEqual([]);
    expect(thoseWhere(({ text }) => /fastify|node:|\.ts:|at \w+ \(|select .* from/i.test(text))).toEqual([]);
  });

  test('sets only cookies that other sites, other hosts and plain http never get, each under 4,096 bytes (ASVS 3.3.1, 3.3.2, 3.3.3, 3.3.4, 3.3.5)', () => {
    const lines = answers.flatMap(([, { headers }]) => headers.getSetCookie());
    const fresh = lines.filter((line) => !/max-age=0/i.test(line));
    for (const line of [...lines, ...fresh]) {
      expect(line).toMatch(/^__Host-/);
      expect(line).toMatch(/; Path=\/(;|$)/);
      expect(line).toMatch(/; Secure(;|$)/);
      expect(line).toMatch(/; HttpOnly(;|$)/);
      expect(line).toMatch(/; SameSite=(Lax|Strict)(;|$)/);
      expect(line).not.toMatch(/; Domain=/i);
      expect(line.length).toBeLessThan(4_096);
    }
    const sid = ada.sender.cookies.get('__Host-sid') ?? '';
    expect(sid).toHaveLength(43);
    expect(thoseWhere(({ text }) => text.includes(sid))).toEqual([]);
    expect(app.logLines.join('\n')).not.toContain(sid);
  });
});

describe('a call', () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
  /** `fetch` refuses to send TRACE. */
  const statusOf = (method: string, path: string) =>
    new Promise<number>((answered, failed) => {
      const sent = requestHttp(`${app.baseUrl}${path}`, { method }, (response) => {
        response.resume();
        answered(response.statusCode ?? 0);
      });
      sent.on('error', failed).end();
    });

  test('is answered for the methods it has, and refused for every other (ASVS 4.1.4, 13.4.4)', async () => {
    const paths = new Set(calls.filter((endpoint) => !isStream(endpoint)).map(({ path }) => path));
    for (const path of paths) {
      const own = calls.filter((endpoint) => endpoint.path === path).map(({ method }): string => method);
      const example = calls.find((endpoint) => endpoint.path === path);
      if (!example) continue;
      const allowed = own.includes('GET') ? [...own, 'HEAD'] : own;
      for (const method of methods.filter((each) => !allowed.includes(each))) {
        const status = await statusOf(method, targetOf(example).split('?')[0] ?? '');
        // 401: the address is another call's too, with a name in its gap.
        expect([method, path, [400, 401, 404, 405].includes(status) ? 'refused' : status]).toEqual([
          method,
          path,
          'refused',
        ]);
      }
    }
  });

  /** What any call writes: the session's own, and the market's rate once a minute, whoever asks first. */
  const writtenByAny = ['request_nonce', 'session', 'attempt_count', 'rate_tick'];

  test('that reads changes nothing, however often it is made (ASVS 3.5.3)', async () => {
    const reading = calls.filter((endpoint) => endpoint.method === 'GET' && !isStream(endpoint));
    const readAll = async () => {
      for (const endpoint of reading) await ada.sender.sendRaw({ method: 'GET', target: targetOf(endpoint) });
    };
    await readAll();
    const before = await rowContents(app.db, writtenByAny);
    await readAll();
    expect(await rowContents(app.db, writtenByAny)).toEqual(before);
  });

  test.each([
    ['an address of 100,000 characters', { path: `/api/values?${'a'.repeat(100_000)}` }],
    ['a header of 100,000 characters', { headers: { 'x-long': 'a'.repeat(100_000) } }],
    ['two thousand headers', { headers: Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`x-${n}`, 'a'])) }],
    ['a cookie of 100,000 characters', { headers: { cookie: `__Host-sid=${'a'.repeat(100_000)}` } }],
  ])('with %s is refused, and the server goes on (ASVS 4.2.5)', async (_what, sent: Sent) => {
    const status = await new Promise<number | 'closed'>((answered) => {
      const call = requestHttp(`${app.baseUrl}${sent.path ?? '/api/values'}`, { headers: sent.headers ?? {} });
      call.on('response', (response) => {
        response.resume();
        answered(response.statusCode ?? 0);
      });
      call.on('error', () => answered('closed'));
      call.end();
    });
    expect([400, 414, 431, 'closed']).toContain(status);
    expect((await fetch(`${app.baseUrl}/api/health-check`)).status).toBe(200);
  });
});

/** Every text in an object, with the name it stands under. */
function textsIn(value: unknown, name = ''): (readonly [string, string])[] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, key));
}

type Sent = { readonly path?: string; readonly headers?: Record<string, string> };
