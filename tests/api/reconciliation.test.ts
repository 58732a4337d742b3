import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { breakLines, type MadeBreak } from '#sandbox/files/breakLines.ts';
import { csvOf, type StatementLine } from '#sandbox/files/statementLine.ts';
import { passwordHasher } from '#server/account/passwordHasher.ts';
import { parseFile } from '#server/reconciliation/companyFile.ts';
import { type Break, breakKinds, matchLines } from '#server/reconciliation/matchLines.ts';
import { seedHistory } from '#server/seeds/seedHistory.ts';
import { payAtSandbox } from '#server/seeds/seedPayments.ts';
import { seededPeople, seedPeople } from '#server/seeds/seedPeople.ts';
import { journalsOf, orderFault } from '#tests/fixtures/companies.ts';
import { operate, opsLines } from '#tests/fixtures/operator.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { type RunningApp, testKeys } from '#tests/fixtures/runningApp.ts';
import { newTransfer, payByBank, payByCard, untilStatus } from '#tests/fixtures/sending.ts';
import { withSendingApp } from '#tests/fixtures/sendingApp.ts';

/** As many lines as a busy day has, each under a reference like a company's. */
const bookOf = (count: number): StatementLine[] =>
  Array.from({ length: count }, (_, index) => ({
    reference: `${(index * 2_654_435_761).toString(36)}-${index.toString(16).padStart(6, '0')}-${(index * 40_503).toString(36)}`,
    amount: money(index % 3 === 0 ? 'GBP' : 'EUR', 1_000 + ((index * 7919) % 90_000)),
    fee: money(index % 3 === 0 ? 'GBP' : 'EUR', 20),
    date: `2026-11-${String(10 + (index % 9)).padStart(2, '0')}`,
    status: index % 7 === 0 ? 'refunded' : 'received',
  }));

const named = ({ kind, ours, theirs }: Break): MadeBreak => ({
  kind,
  reference: (kind === 'missingHere' ? theirs : ours)?.reference ?? '',
});
const inOrder = (breaks: readonly MadeBreak[]) => breaks.map(({ kind, reference }) => `${kind} ${reference}`).sort();

describe('what is wrong between a company’s file and our books (money notes P12)', () => {
  test('of 200 lines of 10,000 made wrong in 8 ways all 200 are found, and none invented', { timeout: 60_000 }, () => {
    const book = bookOf(10_000);
    for (const seed of [1, 7, 2026]) {
      const { lines, made } = breakLines(book, { seed, count: 200 });
      const file = parseFile(csvOf(lines));
      const found = matchLines(book, file.ok ? file.value : []).map(named);
      expect(made).toHaveLength(200);
      expect(new Set(made.map(({ kind }) => kind))).toEqual(new Set(breakKinds));
      expect(inOrder(found)).toEqual(inOrder(made));
    }
  });

  test('whatever is made wrong in whatever file is found, and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.nat(40), (seed, count) => {
        const book = bookOf(120);
        const { lines, made } = breakLines(book, { seed, count });
        expect(inOrder(matchLines(book, lines).map(named))).toEqual(inOrder(made));
      }),
      { numRuns: 300 },
    );
  });

  test('a day’s difference is midnight’s, and no break', () => {
    const [line] = bookOf(1);
    if (line) expect(matchLines([line], [{ ...line, date: '2026-11-11' }])).toEqual([]);
  });

  test.each([
    ['another heading', 'ref,amount\n'],
    ['an amount that is none', 'reference,status,amount,currency,fee,date\na,received,1e3,GBP,0.20,2026-11-20\n'],
    ['a currency nobody knows', 'reference,status,amount,currency,fee,date\na,received,1.00,BTC,0.20,2026-11-20\n'],
    ['half a line', 'reference,status,amount,currency,fee,date\na,received,1.00,GBP\n'],
    ['nothing', ''],
  ])('a file with %s is no file', (_case, text) => {
    expect(parseFile(text)).toEqual({ ok: false, refusal: 'fileUnreadable' });
  });
});

describe('`ops reconcile` (CASS 15)', () => {
  let app: RunningApp;
  let ama: Person;
  withSendingApp((started) => {
    ({ app, ama } = started);
  });
  const today = () => new Date().toISOString().slice(0, 10);
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    await fetch(`${app.sandbox.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const reconciled = () => operate(app, { command: 'reconcile', transferId: today() });

  test('agrees with settlement, bank and partner files, books what reached the bank and takes out what is ours (J10, J19)', async () => {
    for (const amount of [100, 120, 140]) {
      const transfer = await newTransfer(ama, { amount });
      await payByBank(ama, transfer);
      await untilStatus(ama, transfer.id, 'COMPLETE');
    }
    await post('/files/closing', { closesToday: true });
    const { ok, lines } = await reconciled();
    const text = lines.join('\n');
    expect(text).toContain('No breaks.');
    expect(text, 'an operator new to it reads what the last column means').toContain('below zero is a shortfall');
    expect(text).toMatch(/truelayer +read +3 +3 +0/);
    expect(text).toMatch(/bank +read +1 +1 +0/);
    expect(text).toMatch(/AZA +read +3 +3 +0/);
    expect(ok).toBe(true);
    const kinds = await app.db.selectFrom('journal').select('kind').where('transfer_id', 'is', null).execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['J10', 'J19']));
    expect((await reconciled()).ok).toBe(true);
  });

  test('what a payer’s bank took back is a line of its own in both books (J14a)', async () => {
    await orderFault(app, { provider: 'trust', kind: 'chargeback' });
    const transfer = await newTransfer(ama);
    await payByCard(ama, transfer);
    await expect.poll(() => journalsOf(app, transfer.id), { timeout: 20_000 }).toContain('J14a');
    const { ok, lines } = await reconciled();
    expect(lines.join('\n')).toMatch(/trust-payment +read +2 +2 +0/);
    expect(ok).toBe(true);
  });

  test('what Ada sent before anybody met her is in the companies’ books too', async () => {
    await seedPeople(app.db, passwordHasher(testKeys).hash);
    await seedHistory(app, seededPeople.ada.id, payAtSandbox(app.sandbox.credentials, app.baseUrl));
    const paidIn = await app.db.selectFrom('payment').select('id').where('provider', '=', 'truelayer').execute();
    expect(paidIn).toHaveLength(5);
    await expect.poll(async () => (await reconciled()).ok, { timeout: 20_000 }).toBe(true);
  });

  test('finds what a company’s file has wrong, and says so by its exit', async () => {
    await post('/files/breaks', { company: 'AZA', seed: 3, count: 3 });
    const { ok, lines } = await reconciled();
    expect(ok).toBe(false);
    expect(lines.join('\n')).toMatch(/AZA +missingHere .*-stranger/);
    expect(lines.join('\n')).toMatch(/AZA +missingThere/);
    await post('/files/breaks', { company: 'AZA', count: 0 });
    expect(await opsLines(app, 'reconcile', { transferId: 'yesterday' })).toContain('Name the day');
  });
});
