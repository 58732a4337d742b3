import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { jsonOf, requestSender } from './request.ts';

/** Companies that answer as the test says; each test starts its own. */
const companies: Server[] = [];

afterEach(async () => {
  for (const company of companies.splice(0)) {
    company.closeAllConnections();
    await new Promise((closed) => company.close(closed));
  }
});

async function companyThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers);
  companies.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const get = (origin: string, timeoutMs = 5000) =>
  requestSender([origin])({ url: `${origin}/call`, method: 'GET', timeoutMs });

describe('a call to another company', () => {
  test('sends what it was given and hands back status, headers and text', async () => {
    const origin = await companyThat(async (request, response) => {
      let asked = '';
      for await (const chunk of request) asked += chunk;
      response.writeHead(422, { 'x-answer': 'yes' });
      response.end(`${request.method} ${request.url} ${request.headers.authorization} ${asked}`);
    });
    const answer = await requestSender([origin])({
      url: `${origin}/call?a=1`,
      method: 'POST',
      headers: { authorization: 'Bearer key' },
      body: 'né',
      timeoutMs: 5000,
    });
    expect(answer).toMatchObject({ ok: true, value: { status: 422, body: 'POST /call?a=1 Bearer key né' } });
    expect(answer.ok && answer.value.headers.get('x-answer')).toBe('yes');
  });

  test('goes to no site that is not listed, whatever the address pretends (ASVS 1.3.6, 13.1.1, 13.2.4, 13.2.5)', async () => {
    const send = requestSender(['https://partner.example']);
    const elsewhere = [
      'http://169.254.169.254/latest',
      'https://partner.example.evil.test/',
      'http://partner.example/',
      'https://partner.example@127.0.0.1/',
      'file:///etc/passwd',
    ];
    for (const url of elsewhere) {
      await expect(send({ url, method: 'GET', timeoutMs: 1000 })).rejects.toThrow('is not a site this server calls');
    }
  });

  test('follows no redirect, so a listed site cannot send us elsewhere (ASVS 15.3.2)', async () => {
    const asked: (string | undefined)[] = [];
    const origin = await companyThat((request, response) => {
      asked.push(request.url);
      response.writeHead(302, { location: 'http://127.0.0.1:1/inside' }).end();
    });
    expect(await get(origin)).toMatchObject({ ok: true, value: { status: 302 } });
    expect(asked).toEqual(['/call']);
  });

  test('gives up in time, before an answer and half-way through one', async () => {
    const silent = await companyThat(() => undefined);
    expect(await get(silent, 50)).toEqual({ ok: false, refusal: 'timedOut' });
    const halfWay = await companyThat((_request, response) => void response.writeHead(200).write('half'));
    expect(await get(halfWay, 50)).toEqual({ ok: false, refusal: 'timedOut' });
  });

  test('says unreachable when nobody listens, the line breaks or the answer never ends', async () => {
    const broken = await companyThat((request) => void request.socket.destroy());
    expect(await get(broken)).toEqual({ ok: false, refusal: 'unreachable' });
    const endless = await companyThat((_request, response) => void response.end('x'.repeat(2 * 1024 * 1024)));
    expect(await get(endless)).toEqual({ ok: false, refusal: 'unreachable' });
    expect(await get('http://127.0.0.1:1')).toEqual({ ok: false, refusal: 'unreachable' });
  });
});

test('an answer of another shape is no answer', () => {
  const shape = z.object({ rate: z.string() });
  const answer = (body: string) => ({ status: 200, body, headers: new Headers() });
  expect(jsonOf(answer('{"rate":"1.5"}'), shape)).toEqual({ rate: '1.5' });
  for (const body of ['', 'oops', '{"rate":1.5}', '[]', 'null']) expect(jsonOf(answer(body), shape)).toBeUndefined();
});
