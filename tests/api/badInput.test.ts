import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { seedDemoPromos } from '#server/seeds/seedDemoPromos.ts';
import {
  type BadInput,
  badBodies,
  badInputsOf,
  canary,
  changed,
  fieldsOf,
  type Input,
} from '#tests/fixtures/badInputs.ts';
import { contractCalls, nameOf } from '#tests/fixtures/contractCalls.ts';
import { type Belongings, belongingsOf, goodRequests } from '#tests/fixtures/goodRequests.ts';
import { type Person, signInAs } from '#tests/fixtures/people.ts';
import { createProbe, problemsOf } from '#tests/fixtures/probe.ts';
import { rowCounts } from '#tests/fixtures/rowCounts.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';

let app: RunningApp;
let ada: Person;
let own: Belongings;
let unspent: Belongings;
let others: Belongings;
let calls: readonly Endpoint[];
let good: Readonly<Record<string, Input>>;
let probe: ReturnType<typeof createProbe>;

/** What may grow by a refused call: counts of tries, and the numbers that keep a request from being sent twice. */
const counters = ['attempt_count', 'request_nonce'];

beforeAll(async () => {
  app = await startApp({ jobs: false });
  ada = await signInAs(app, 'ada');
  probe = createProbe(ada);
  await seedDemoPromos(app.db);
  own = await belongingsOf(app, ada, 'GB');
  unspent = await belongingsOf(app, ada, 'GB');
  others = await belongingsOf(app, await signInAs(app, 'luc'), 'FR');
  calls = await contractCalls();
  good = goodRequests(own);
});
afterAll(() => app.stop());

const goodOf = (endpoint: Endpoint): Input => good[nameOf(endpoint)] ?? {};
const allBad = () =>
  calls.flatMap((endpoint) =>
    badInputsOf(endpoint, goodOf(endpoint)).map((bad) => ({ ...bad, endpoint, what: `${bad.field} ${bad.kind}` })),
  );
const bodiesOf = (endpoint: Endpoint) =>
  badBodies.map((raw) => ({ endpoint, raw, kind: raw.kind, what: raw.kind, input: goodOf(endpoint) }));

/** A value in the address that is well-formed names something that is not there; in a body it may be right. */
const mustBeRefused = ({ isShaped, field }: BadInput) => !isShaped || field.startsWith('params');

describe('bad input (issue “Send money”, ASVS 1.5, 2.2.1, 15.3)', () => {
  test('is made from a good request of every call', () => {
    expect(Object.keys(good).sort()).toEqual(calls.map(nameOf).sort());
    for (const endpoint of calls) {
      const { params = {}, query = {}, body } = goodOf(endpoint);
      const read = [endpoint.params.safeParse(params), endpoint.query.safeParse(query), endpoint.body.safeParse(body)];
      expect([nameOf(endpoint), ...read.map(({ success }) => success)]).toEqual([nameOf(endpoint), true, true, true]);
    }
  });

  test('in any field is refused by a known code and a sentence in English and French, and stores nothing (ASVS 1.3.3, 2.2.1, 2.2.2, 15.3.5)', async () => {
    const before = await rowCounts(app.db, counters);
    const writing = calls.filter(({ method }) => method !== 'GET');
    const requests = [...allBad().filter(mustBeRefused), ...writing.flatMap(bodiesOf)];
    const results = await probe.sendAll(requests);
    const facts = {
      fields: calls.flatMap(fieldsOf).length,
      kinds: new Set(requests.map(({ kind }) => kind)).size,
      ours: results.filter(({ status }) => status >= 500).length,
    };
    process.stdout.write(
      `bad input: ${calls.length} calls × ${facts.fields} fields × ${facts.kinds} kinds = ${results.length} requests, ${facts.ours} answered 5xx\n`,
    );
    expect(problemsOf(results)).toEqual([]);
    expect(await rowCounts(app.db, counters)).toEqual(before);
  }, 300_000);

  test('that is well-formed all the same is answered, and never with a failure of ours (ASVS 16.5.1)', async () => {
    const requests = allBad().filter((each) => !mustBeRefused(each) && each.endpoint.path !== '/users/registration');
    const results = await probe.sendAll(requests);
    expect(requests.length).toBeGreaterThan(200);
    expect(results.filter(({ status }) => status >= 500)).toEqual([]);
  }, 300_000);

  test('reaches no prototype: every object is as it was (ASVS 15.3.6)', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('what is well-formed and still wrong', () => {
  // What was well-formed above may have used the quote up, and the calls that a person has in an hour.
  beforeAll(() => {
    own = unspent;
    good = goodRequests(own);
  });

  test('other people’s things, by their true ids or ids of nothing, are in reach of no call (ASVS 8.2.2)', async () => {
    const before = await rowCounts(app.db, counters);
    const nobody = '01990000-0000-7000-8000-0000000000fe';
    const theirsFor = new Map(Object.entries(own).map(([name, id]) => [id, others[name as keyof Belongings]]));
    const signedIn = calls.filter(({ access }) => access === 'signedIn');
    const requests = signedIn.flatMap((endpoint) => {
      const input = goodOf(endpoint);
      return fieldsOf(endpoint).flatMap((field) => {
        const theirs = theirsFor.get(String(valueAt(input, field)));
        const ids = theirs === undefined ? [] : [theirs, nobody];
        return ids.map((id) => ({
          endpoint,
          input: changed(input, field, id),
          what: `${field.path.join('.')} = ${id}`,
        }));
      });
    });
    const results = await probe.sendAll(requests);
    expect(requests.length).toBeGreaterThan(50);
    expect(problemsOf(results)).toEqual([]);
    expect(results.filter(({ status }) => ![403, 404, 422].includes(status))).toEqual([]);
    expect(await rowCounts(app.db, counters)).toEqual(before);
  });

  test.each([
    ['a third decimal of pounds', { originAmount: 100.005 }, 'amountInvalid'],
    ['a decimal of francs, which have none', { calculatorDestinationAmount: 78_000.5 }, 'amountInvalid'],
    ['nothing', { originAmount: 0 }, 'amountBelowMinimum'],
    ['less than the least', { originAmount: 4.99 }, 'amountBelowMinimum'],
    ['more than the most', { originAmount: 9_999_999 }, 'amountAboveMaximum'],
    ['a currency the country does not have', { originCurrency: 'EUR' }, 'requestInvalid'],
    ['a payout currency of elsewhere', { destinationCurrency: 'NGN' }, 'requestInvalid'],
    ['a country nobody pays out in', { destinationCountryCode: 'US' }, 'requestInvalid'],
    ['a country nobody sends from', { originCountryCode: 'CM' }, 'requestInvalid'],
    ['a promotion nobody made', { promoCode: 'NOSUCHPROMO' }, 'promoNotFound'],
  ])('a price for %s is refused, and nothing is kept (QUO-14, ASVS 1.4.2, 2.2.3)', async (_case, differences, code) => {
    const before = await rowCounts(app.db, counters);
    const body = JSON.stringify({ ...Object(good['POST /transfer/quote']?.body), ...differences });
    const answer = await ada.sender.sendRaw({ method: 'POST', target: '/api/transfer/quote', body });
    expect(await answer.json()).toMatchObject({ error: { code } });
    expect(await rowCounts(app.db, counters)).toEqual(before);
  });

  test.each([
    ['a question asked twice', '/api/user/{id}/transfers?limit=10&limit=20&offset=0'],
    ['a question in brackets', '/api/user/{id}/transfers?limit[]=10&offset=0'],
    ['a question nobody knows', '/api/user/{id}/transfers?limit=10&offset=0&userId=1'],
    ['half an escape', '/api/user/%E0%A4%A'],
    ['an address too long', `/api/user/${'a'.repeat(400)}`],
    ['a page before the first', '/api/user/{id}/transfers?limit=10&offset=-1'],
    ['a page of everything', '/api/user/{id}/transfers?limit=10001&offset=0'],
    ['a page number that is none', '/api/user/{id}/transfers?limit=0x10&offset=1e3'],
    ['no page number', '/api/user/{id}/transfers?limit=10&offset='],
    ['a day that is none', '/api/user/{id}/transfers?limit=10&offset=0&dateFrom=2026-01-01'],
  ])('%s in the address is refused like anything else (ASVS 15.3.7)', async (_case, path) => {
    const { problem } = await probe.sendTo('GET', path.replace('{id}', own.userId), {});
    expect(problem).toBeUndefined();
  });
});

test('nothing of all that is in the log, and no failure of ours either (ASVS 16.2.5, 16.4.1, 16.5.1)', () => {
  const lines = app.logLines.map((line) => JSON.parse(line) as { level: number });
  expect(lines.length).toBeGreaterThan(3_000);
  expect(app.logLines.filter((line) => line.includes(canary) || line.includes('Not-A-Password'))).toEqual([]);
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});

function valueAt(input: Input, { place, path }: { place: keyof Input; path: readonly string[] }): unknown {
  const inside = (within: unknown, name: string) => new Map(Object.entries(Object(within))).get(name);
  return path.reduce<unknown>(inside, input[place]);
}
