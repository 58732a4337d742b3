import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import type { PublishedList } from '#domain/screening/watchlists.ts';
import { operating } from '#tests/fixtures/operating.ts';
import { operate, opsLines } from '#tests/fixtures/operator.ts';
import { payoutStatesOf } from '#tests/fixtures/payouts.ts';
import type { Person } from '#tests/fixtures/people.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';
import { withSendingApp } from '#tests/fixtures/sendingApp.ts';
import { type Invented, inventedPeople, watchlistDocument, watchlistFolder } from '#tests/fixtures/watchlistFiles.ts';

let app: RunningApp;
let ama: Person;
withSendingApp((started) => {
  ({ app, ama } = started);
});
const folder = watchlistFolder();
afterAll(folder.remove);

const { by, statusOf } = operating(() => app);
const [grace, noor] = [by('grace'), by('noor')];

type Given = { readonly people: readonly Invented[]; readonly of?: string };
let files = 0;
const fileOf = (list: PublishedList, { people, of = '2026-11-20' }: Given) =>
  folder.write(`${list}-${files++}.xml`, watchlistDocument(list, { publishedOn: of, people }));
const load = (operator: string, path: string) =>
  operate(app, { command: 'load-watchlist', transferId: path, operator });
const inForce = async (list: PublishedList) =>
  app.db.selectFrom('watchlist_version').selectAll().where('list', '=', list).where('in_force', '=', true).execute();
const crowd = inventedPeople(2_100);
const untilScreened = () =>
  expect
    .poll(() => app.db.selectFrom('rescreening').select('id').where('finished_at', 'is', null).execute(), {
      timeout: 30_000,
    })
    .toEqual([]);

describe('loading a list', () => {
  test('a whole one is in force at once, and status says of what day, how many and since when', async () => {
    const answer = await load('grace', fileOf('EU', { people: crowd }));
    expect(answer.lines.join('\n')).toContain('2100 people, of 2026-11-20, in force');
    expect(answer.ok).toBe(true);
    const status = await opsLines(app, 'status');
    expect(status).toMatch(
      /EU consolidated.*: 2100 people under 2100 names, of 2026-11-20, fetched 0 days ago.*by grace, SHA-256 [0-9a-f]{16}…/,
    );
    expect(status).toContain('UK Sanctions List: not loaded');
  });

  test('the same file again only says that it was fetched', async () => {
    const path = fileOf('EU', { people: crowd });
    await sql`update watchlist_version set fetched_at = now() - interval '5 days' where list = 'EU'`.execute(app.db);
    expect((await load('grace', path)).lines[0]).toContain('nothing has changed');
    const [version] = await inForce('EU');
    expect(Date.now() - (version?.fetched_at.getTime() ?? 0)).toBeLessThan(86_400_000);
  });

  test('one that ends too soon, is of no authority, or older than the one in force changes nothing', async () => {
    const before = await inForce('EU');
    const whole = watchlistDocument('EU', { publishedOn: '2026-11-21', people: crowd });
    const cut = folder.write('cut.xml', whole.slice(0, -200));
    const other = folder.write('other.xml', '<html>Too many requests</html>');
    for (const [path, says] of [
      [cut, 'fetch it again'],
      [other, 'none of the lists that are known'],
      [fileOf('EU', { people: crowd, of: '2026-11-19' }), 'this one older'],
      ['/nowhere.xml', 'cannot be opened'],
    ] as const) {
      const answer = await load('grace', path);
      expect([answer.ok, answer.lines.join()]).toEqual([false, expect.stringContaining(says)]);
    }
    expect(await inForce('EU')).toEqual(before);
  });

  test('one that shrinks by more than a tenth, and a first one that is small, take two operators (ASVS 2.3.5)', async () => {
    const smaller = fileOf('EU', { people: crowd.slice(0, 1_889), of: '2026-11-22' });
    expect((await load('grace', smaller)).lines[0]).toContain('the one in force 2100');
    expect((await load('grace', smaller)).lines[0]).toContain('until another operator loads the same file');
    expect((await inForce('EU'))[0]?.people).toBe(2_100);
    expect((await load('noor', smaller)).lines[0]).toContain('1889 people');
    expect(await inForce('EU')).toMatchObject([{ people: 1_889, loaded_by: 'grace', agreed_by: 'noor' }]);
    const little = fileOf('EU', { people: crowd.slice(0, 1_701), of: '2026-11-23' });
    expect((await load('grace', little)).ok).toBe(true);
    expect((await inForce('EU'))[0]?.people).toBe(1_701);

    const first = fileOf('UN', { people: crowd.slice(0, 9) });
    expect((await load('grace', first)).lines[0]).toContain('350 or more are expected');
    expect(await inForce('UN')).toEqual([]);
  });

  test('the database keeps one version of a list in force, and no yes twice from one person', async () => {
    const version = {
      list: 'CA',
      fetched_at: new Date(),
      loaded_by: 'grace',
      sha256: 'a'.repeat(64),
      people: 1,
      names: 1,
    };
    const insert = (extra: object) =>
      app.db
        .insertInto('watchlist_version')
        .values({
          ...version,
          list: 'CA',
          id: crypto.randomUUID(),
          published_on: null,
          agreed_by: null,
          in_force: false,
          ...extra,
        })
        .execute();
    await expect(insert({ agreed_by: 'grace' })).rejects.toThrow('two_operators_agree');
    await expect(insert({ people: 0 })).rejects.toThrow('people_check');
    await expect(insert({ list: 'EU', in_force: true })).rejects.toThrow('one_version_in_force');
  });
});

describe('when a list changes everybody is screened again', () => {
  /** People nobody lists yet, none of them like another. */
  const [gorazd, ilarion, stoyan, dimo] = (
    [
      ['Gorazd', 'Belokamen'],
      ['Ilarion', 'Trevnensky'],
      ['Stoyan', 'Zlatoustov'],
      ['Dimo', 'Kurtpunarski'],
    ] as const
  ).map(([given, family], place): Invented => ({ id: 10_000 + place, given, family, born: '1961-04-03' })) as [
    Invented,
    Invented,
    Invented,
    Invented,
  ];
  const mobile = { transferMethod: 'mobile_money', countryCode: 'CM', phoneCode: '+237', mobile: '671234500' } as const;
  const toWhom = ({ given, family }: Invented) => ({ firstName: given, lastName: family, profile: mobile });
  let published = 0;
  async function listThem(...people: Invented[]) {
    const of = `2026-12-${String(++published).padStart(2, '0')}`;
    const answer = await load('grace', fileOf('CA', { people: [...crowd, ...people], of }));
    expect(answer.lines[0]).toContain('in force');
    await untilScreened();
  }

  test('an open transfer to a newly listed person is held before its payout, and released by two', async () => {
    const person = gorazd;
    const transfer = await newTransfer(ama, { recipient: toWhom(person) });
    expect(
      (await operate(app, { command: 'hold-legally', transferId: transfer.id, operator: 'grace', reason: 'test' })).ok,
    ).toBe(true);
    await payByBank(ama, transfer);
    await untilStatus(ama, transfer.id, 'PAYMENT_COMPLETED');
    expect(await payoutStatesOf(app, transfer)).toEqual(['QUEUED']);

    await listThem(person);
    expect(await statusOf(transfer)).toBe('WATCHLIST_FAILED');
    expect(await payoutStatesOf(app, transfer)).not.toContain('SUBMITTED');
    expect(await opsLines(app, 'queue')).toContain(
      `${person.given} ${person.family} like ${person.given} ${person.family}, born 1961-04-03 (CA:`,
    );
    expect(await opsLines(app, 'status')).toMatch(/Done .*: \d+ looked at, [1-9]\d* found\./);

    expect(await grace('clear-hit', transfer)).toContain('another operator');
    expect(await noor('clear-hit', transfer)).toContain('PAYMENT_COMPLETED');
    for (const release of [grace, noor]) await release('release-legal-hold', transfer);
    await sql`update payout_attempt set next_check_at = now() where transfer_id = ${transfer.id}`.execute(app.db);
    await untilStatus(ama, transfer.id, 'COMPLETE');
  });

  test('so is one of a newly listed sender; whom two cleared is not held again by the next version', async () => {
    const person = ilarion;
    const sender = await verifiedSender(app, { firstName: person.given, lastName: person.family });
    const transfer = await newTransfer(sender, { amount: 5_000 });
    await payByBank(sender, transfer);
    await untilStatus(sender, transfer.id, 'PENDING_APPROVAL');
    await listThem(person);
    expect(await statusOf(transfer)).toBe('WATCHLIST_FAILED');
    expect(await opsLines(app, 'queue')).toContain(`${person.family}, born 1990-03-14 like`);
    await grace('clear-hit', transfer);
    await noor('clear-hit', transfer);
    await listThem(person, dimo);
    expect(await statusOf(transfer)).toBe('PENDING_APPROVAL');
    await noor('reject', transfer, { reason: 'test' });
  });

  test('somebody saved is shown to operators, and the next transfer to them is held', async () => {
    const person = stoyan;
    const transfer = await newTransfer(ama, { recipient: toWhom(person) });
    await operate(app, { command: 'reject', transferId: transfer.id, operator: 'grace', reason: 'test' });
    await listThem(person);
    expect(await opsLines(app, 'status')).toContain(`${person.given} ${person.family} may be`);
    const again = await newTransfer(ama, { recipient: toWhom(person), acknowledged: false });
    expect(await statusOf(again)).toBe('WATCHLIST_FAILED');
  });
});
