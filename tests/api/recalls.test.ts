import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRecall, type RecallCase, readRecall } from '#contract/transfer/recall.ts';
import { readTransfer, type Transfer } from '#contract/transfer/transfer.ts';
import type { RecallReason } from '#domain/transfer/recall.ts';
import { chaseRecalls } from '#server/transfer/recall/recallSteps.ts';
import { asOwner } from '#tests/fixtures/asOwner.ts';
import { hurriedTo } from '#tests/fixtures/companies.ts';
import { opsLines } from '#tests/fixtures/operator.ts';
import { messageThat, type Person } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import {
  brokenPromises,
  marieEndingIn,
  newTransfer,
  payByBank,
  untilStatus,
  verifiedSender,
} from '#tests/fixtures/sending.ts';

let app: RunningApp;
let ama: Person;
beforeAll(async () => {
  app = await startApp();
  ama = await verifiedSender(app);
});
afterAll(() => app.stop());

async function delivered(): Promise<Transfer> {
  const made = await newTransfer(ama, { amount: 20, recipient: marieEndingIn('00') });
  await payByBank(ama, made);
  return untilStatus(ama, made.id, 'COMPLETE');
}

const paramsOf = ({ id }: Pick<Transfer, 'id'>, { user }: Person = ama) => ({ id: user.id, tid: id });
const ask = (of: Pick<Transfer, 'id'>, reason: RecallReason = 'wrongPerson') =>
  ama.sender.call(openRecall, { params: paramsOf(of), body: { reason } });
const opened = async (of: Pick<Transfer, 'id'>, reason?: RecallReason): Promise<RecallCase> =>
  dataOf(await ask(of, reason));
const read = async (of: Pick<Transfer, 'id'>) => dataOf(await ama.sender.call(readRecall, { params: paramsOf(of) }));
const ops = (command: string, transferId?: string, rest: object = {}) =>
  opsLines(app, command, { transferId, operator: 'grace', ...rest });

const newsOf = async ({ id }: Transfer): Promise<string[]> => {
  const told = await sql<{ type: string }>`select type from notification
    where transfer_id = ${id} and type like 'recall%' order by created_at`.execute(app.db);
  return told.rows.map(({ type }) => type);
};

/** The server's clock is the database's: a case is made older, its time with it. */
const letPass = ({ caseNumber }: RecallCase, days: number) =>
  asOwner(app.db, async (owner) => {
    await sql`update recall set opened_at = opened_at - make_interval(days => ${days}),
      answer_by = answer_by - make_interval(days => ${days}) where case_number = ${caseNumber}`.execute(owner);
  });

describe('a delivered transfer that went wrong (peers 17)', () => {
  test('shows what the partner confirmed, and of odds nothing while nobody knows any', async () => {
    const transfer = await delivered();
    const view = await read(transfer);
    expect(view.proof).toMatchObject({ partner: 'AZA', reference: expect.stringMatching(/./) });
    expect(view.proof.confirmedAt).toBe(transfer.history.at(-1)?.at);
    expect(view.recall).toBeUndefined();
  });

  test('is a case of its own, once, however often and at once it is asked for; its sender is told (peers 17)', async () => {
    const transfer = await delivered();
    const asked = await Promise.all([ask(transfer), ask(transfer), ask(transfer, 'notReceived')]);
    const [first, ...others] = asked.map(dataOf);
    expect(others).toEqual([first, first]);
    expect((await read(transfer)).recall).toEqual(first);
    expect(await newsOf(transfer)).toEqual(['recallOpened']);
    const { text } = await messageThat(app, ama.username, /opened a case about your transfer to Marie/);
    expect(text).toContain('We can’t promise that the money comes back');
    expect(text).not.toMatch(/refund/i);
  });

  test('is nobody else’s, and none before it was delivered', async () => {
    const transfer = await delivered();
    const stranger = await verifiedSender(app);
    const theirs = await stranger.sender.call(openRecall, {
      params: paramsOf(transfer, stranger),
      body: { reason: 'wrongPerson' },
    });
    expect(theirs).toMatchObject({ status: 404, error: { code: 'notFound' } });
    const peek = await stranger.sender.call(readRecall, { params: paramsOf(transfer, stranger) });
    expect(peek).toMatchObject({ error: { code: 'notFound' } });
    const unpaid = await newTransfer(ama, { amount: 20, recipient: marieEndingIn('00') });
    expect(await ask(unpaid)).toMatchObject({ status: 409, error: { code: 'transferNotDelivered' } });
  });

  test('is asked of the partner and refused with a reason its sender reads; the money stays where it is', async () => {
    const transfer = await delivered();
    const { caseNumber } = await opened(transfer);
    const reason = 'The wallet was emptied on the day it was paid.';
    expect(await ops('recall-refused', caseNumber, { reason })).toContain('no open case of that number whose partner');
    expect(await ops('recalls')).toMatch(new RegExp(`${caseNumber}.*ask AZA by`));
    expect(await ops('queue')).toMatch(/Recalls that are open: \d+, late 0/);
    expect(await ops('recall-asked', caseNumber)).toContain('Kept');
    expect(await ops('recall-asked', caseNumber)).toContain('no such case');
    expect((await read(transfer)).recall).toMatchObject({ askedAt: expect.any(Number) });
    expect(await ops('recall-refused', caseNumber)).toContain('Say what the partner answered');
    expect(await ops('recall-refused', caseNumber, { reason })).toContain('Ended');
    expect(await ops('recall-refused', caseNumber, { reason })).toContain('no open case');
    expect((await read(transfer)).recall).toMatchObject({ outcome: 'refused', answer: reason });
    expect(await newsOf(transfer)).toEqual(['recallOpened', 'recallClosed']);
    expect(await ops('audit')).toMatch(/grace\s+recall-refused/);
    expect(dataOf(await ama.sender.call(readTransfer, { params: paramsOf(transfer) }))).toMatchObject({
      status: 'COMPLETE',
      refunds: [],
    });
  });

  test('whose partner lets its day pass goes to a person by itself, and its sender is told once (peers 17)', async () => {
    const transfer = await delivered();
    const recall = await opened(transfer);
    const { caseNumber } = recall;
    await ops('recall-asked', caseNumber);
    const unanswered = { reason: 'AZA has not answered three calls.' };
    await chaseRecalls(app.db);
    expect(await newsOf(transfer)).toEqual(['recallOpened']);
    expect(await ops('recall-unanswered', caseNumber, unanswered)).toContain('let its time pass');
    await letPass(recall, 15);
    await chaseRecalls(app.db);
    await chaseRecalls(app.db);
    expect(await newsOf(transfer)).toEqual(['recallOpened', 'recallLate']);
    expect((await read(transfer)).recall).toMatchObject({ chasedAt: expect.any(Number) });
    expect(await ops('recalls')).toMatch(new RegExp(`${caseNumber}.*late: call AZA`));
    expect(await ops('recall-unanswered', caseNumber, unanswered)).toContain('Ended');
    expect((await read(transfer)).recall).toMatchObject({ outcome: 'noAnswer' });
  });

  test('whose money comes back ends by that, and goes back by two operators as every returned payout does', async () => {
    const transfer = await delivered();
    const { caseNumber } = await opened(transfer);
    await ops('recall-asked', caseNumber);
    await expect(
      sql`update recall set outcome = 'returned', closed_at = now() where case_number = ${caseNumber}`.execute(app.db),
    ).rejects.toThrow('no payout of it came back');
    expect(await ops('mark-returned', transfer.id, { reason: 'given back by the recipient' })).toContain('COMPLETE');
    expect((await read(transfer)).recall).toMatchObject({ outcome: 'returned' });
    expect((await read(transfer)).odds.wrongPerson?.returned).toBeGreaterThan(0);
    expect(await ops('refund', transfer.id)).toContain('another operator');
    expect(await ops('refund', transfer.id, { operator: 'noor' })).toMatch(/Done/);
    await hurriedTo(app, ama, transfer.id, 'REFUNDED');
    expect(await ask(transfer)).toMatchObject({ ok: true });
    expect(await brokenPromises(app)).toEqual([]);
  });
});
