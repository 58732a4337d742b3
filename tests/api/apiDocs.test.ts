import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { failureBody } from '#contract/protocol/failure.ts';
import { passwordHasher } from '#server/account/passwordHasher.ts';
import { exampleCall } from '#server/http/apiExample.ts';
import { statusOf } from '#server/http/statusOf.ts';
import { seedDemoPromos } from '#server/seeds/seedDemoPromos.ts';
import { seedPeople } from '#server/seeds/seedPeople.ts';
import { everyEndpoint, nameOf } from '#tests/fixtures/everyEndpoint.ts';
import { type RunningApp, startApp, testKeys } from '#tests/fixtures/runningApp.ts';

/** Examples whose ids, codes and links are made up: what the sandbox says of them. */
const refused: Readonly<Record<string, string>> = {
  'GET /transfer/service/{id}': 'notFound',
  'GET /transfer/{tid}/result': 'notFound',
  'POST /session/code': 'signInExpired',
  'POST /session/instant': 'tokenInvalid',
  'POST /session/passkey': 'passkeyRefused',
  'POST /user/email/confirm': 'tokenInvalid',
  'POST /user/password/reset': 'tokenInvalid',
  'POST /user/password/verify': 'codeExpired',
  'POST /verification/hand-over/open': 'tokenInvalid',
  'PUT /verification/hand-over': 'tokenInvalid',
};

describe('the documentation of the API', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp();
    await seedPeople(app.db, passwordHasher(testKeys).hash);
    await seedDemoPromos(app.db);
  });
  afterAll(() => app.stop());

  const run = async (endpoint: Endpoint) => {
    const { target, body } = exampleCall(endpoint);
    const answer = await fetch(`${app.baseUrl}/api${target}`, {
      method: endpoint.method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  };

  test('every example of a call for everybody is answered as the contract says (peers 42)', async () => {
    const open = everyEndpoint.filter(({ access }) => access === 'public');
    expect(open.length).toBeGreaterThan(25);
    const told: Record<string, string> = {};
    for (const endpoint of open) {
      const { status, text } = await run(endpoint);
      if (status === 200) {
        expect(z.object({ data: endpoint.data }).safeParse(JSON.parse(text)).error, nameOf(endpoint)).toBeUndefined();
        continue;
      }
      const { code } = failureBody.parse(JSON.parse(text)).error;
      expect(statusOf[code], nameOf(endpoint)).toBe(status);
      told[nameOf(endpoint)] = code;
    }
    expect(told).toEqual(refused);
  });

  test('a page without scripts, a document and a collection come from the same calls (peers 42, ASVS 2.1.1)', async () => {
    const [page, document, collection] = await Promise.all(
      ['', '/openapi.json', '/collection.json'].map((path) => fetch(`${app.baseUrl}/api/docs${path}`)),
    );
    expect(page?.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src-elem 'sha256-[^']+'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    const html = (await page?.text()) ?? '';
    expect(html).not.toMatch(/<script|https?:\/\/(?!localhost|127\.0\.0\.1)[^\s"'&]*\.(?:js|css|woff2)/);
    const { paths } = z
      .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
      .parse(await document?.json());
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations.toSorted()).toEqual(everyEndpoint.map(nameOf).toSorted());
    for (const operation of operations) expect(html).toContain(`<code>${operation}</code>`);
    const { item } = z
      .object({ item: z.array(z.object({ item: z.array(z.object({ name: z.string() })) })) })
      .parse(await collection?.json());
    expect(item.flatMap((folder) => folder.item.map(({ name }) => name)).toSorted()).toEqual(operations.toSorted());
  });
});
