import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractCalls, nameOf } from '#tests/fixtures/contractCalls.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender } from '#tests/fixtures/sender.ts';
import { ownCalls, specCalls } from '#tests/fixtures/specCalls.ts';

let app: RunningApp;
/** What the server answers, as it says itself. */
let answered: ReadonlySet<string>;
beforeAll(async () => {
  app = await startApp({ jobs: false });
  const description = await fetch(`${app.baseUrl}/api/docs/openapi.json`);
  const { paths } = (await description.json()) as { paths: Record<string, Record<string, unknown>> };
  answered = new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => nameOf({ method: method.toUpperCase() as 'GET', path })),
    ),
  );
});
afterAll(() => app.stop());

describe('the calls of spec §7', () => {
  test.each(specCalls)('$method $path is answered ($id)', (call) => {
    expect([...answered]).toContain(nameOf(call));
  });

  test('no call is listed twice', () => {
    const names = [...specCalls, ...ownCalls].map(nameOf);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('the calls the server answers', () => {
  test('are of the spec, or are ours for a reason (ASVS 6.1.3, 6.3.4)', () => {
    const known = [...specCalls, ...ownCalls].map(nameOf);
    expect([...answered].filter((name) => !known.includes(name))).toEqual([]);
    for (const { path, reason } of ownCalls) expect(reason.length, path).toBeGreaterThan(20);
    expect([...answered]).toEqual(expect.arrayContaining(ownCalls.map(nameOf)));
  });

  test('are those the contract declares, each once', async () => {
    const declared = (await contractCalls()).map(nameOf);
    expect(declared.filter((name, index) => declared.indexOf(name) !== index)).toEqual([]);
    expect([...answered].sort()).toEqual(declared.sort());
  });

  test('are refused without a session where they are for signed-in senders (ASVS 8.2.1, 8.1.1)', async () => {
    const signedIn = (await contractCalls()).filter(({ access }) => access === 'signedIn');
    const visitor = createSender(app.baseUrl);
    for (const { method, path } of signedIn) {
      const target = `/api${path.replace(/\{\w+\}/g, '01990000-0000-7000-8000-000000000001')}`;
      const answer = await visitor.sendRaw({ method, target });
      expect([path, answer.status]).toEqual([path, 401]);
    }
  });
});
