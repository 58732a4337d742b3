import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { deleteRecipient } from '#contract/recipient/recipient.ts';
import { makeAgain } from '#contract/transfer/makeAgain.ts';
import { createTransfer, type Transfer } from '#contract/transfer/transfer.ts';
import { constraintOf } from '#server/database/transaction.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { askPrice } from '#tests/fixtures/quoting.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import {
  brokenPromises,
  cancel,
  newTransfer,
  payByBank,
  payByCard,
  untilStatus,
  verifiedSender,
} from '#tests/fixtures/sending.ts';

describe('a transfer that ended unpaid, made again', () => {
  let app: RunningApp;
  let ama: Person;
  let other: Person;
  beforeAll(async () => {
    app = await startApp();
    ama = await verifiedSender(app);
    other = await verifiedSender(app);
  });
  afterEach(async () => expect(await brokenPromises(app)).toEqual([]));
  afterAll(() => app.stop());

  const again = (person: Person, { id }: Pick<Transfer, 'id'>) =>
    person.sender.call(makeAgain, { params: { id: person.user.id, tid: id } });
  type Answer = { recipientId: string; transferReasonId: string; quote: { id: string } };
  const create = (person: Person, { id }: Pick<Transfer, 'id'>, { recipientId, transferReasonId, quote }: Answer) =>
    person.sender.call(createTransfer, {
      params: { id: person.user.id },
      body: { recipientId, transferReasonId, transferQuoteId: quote.id, madeAgainFrom: id },
    });
  const refusalIn = (answer: { ok: boolean; error?: { code: string } }) => (answer.ok ? undefined : answer.error?.code);

  async function declined(person = ama): Promise<Transfer> {
    const transfer = await newTransfer(person);
    await payByBank(person, transfer, 'decline');
    return untilStatus(person, transfer.id, 'PAYMENT_DECLINED');
  }
  async function priced(person: Person, former: Transfer) {
    const answer = dataOf(await again(person, former));
    if (answer.kind !== 'priced') throw new Error('It goes on as another transfer');
    return answer;
  }
  const runOut = ({ id }: Transfer) =>
    sql`update transfer_quote set expires_at = now() where id = (select quote_id from transfer where id = ${id})
      or price_of = ${id}`.execute(app.db);

  test('has the same recipient, reason and price while it is held, and can be paid (TRF-19, RES-11)', async () => {
    const former = await declined();
    const answer = await priced(ama, former);
    expect(answer).toMatchObject({ isHeld: true, recipientId: former.recipientId, transferReasonId: 'family-support' });
    const next = dataOf(await create(ama, former, answer));
    const price = ({ originAmount, destinationAmount, fixedSide, meta }: Transfer) => ({
      ...{ originAmount, destinationAmount, fixedSide },
      ...{ rate: meta.exchangeRate, fee: meta.serviceFee, total: meta.totalToPay, reason: meta.transferReason },
    });
    expect(price(next)).toEqual(price(former));
    expect([next.status, next.meta.paymentGateway]).toEqual(['PENDING_PAYMENT', former.meta.paymentGateway]);
    await payByBank(ama, next);
    await untilStatus(ama, next.id, 'COMPLETE');
    expect((await untilStatus(ama, former.id, 'PAYMENT_DECLINED')).status).toBe('PAYMENT_DECLINED');
  });

  test('is offered one quote however often it is asked for, and has one successor whoever is first', async () => {
    const former = await declined();
    const answers = await Promise.all([1, 2, 3, 4].map(() => priced(ama, former)));
    expect(new Set(answers.map(({ quote }) => quote.id)).size).toBe(1);
    const fresh = dataOf((await askPrice(ama, { amount: 100, to: 'CM' })).answer);
    const [answer = await priced(ama, former)] = answers;
    const made = await Promise.all(
      [answer, { ...answer, quote: fresh }, answer, { ...answer, quote: fresh }].map((each) =>
        create(ama, former, each),
      ),
    );
    const [successor, ...rest] = [...new Set(made.map((each) => dataOf(each).id))];
    expect(rest).toEqual([]);
    expect(dataOf(await again(ama, former))).toEqual({ kind: 'goesOn', transferId: successor });
  });

  test('shows the old price beside the new one once it is no longer held, and goes on with what was agreed to', async () => {
    const former = await declined();
    await runOut(former);
    const answer = await priced(ama, former);
    expect(answer).toMatchObject({ isHeld: false, quote: { totalToPay: former.meta.totalToPay } });
    expect(dataOf(await create(ama, former, answer)).id).toBe(former.id);
    const quote = dataOf((await askPrice(ama, { amount: 100, to: 'CM' })).answer);
    const next = dataOf(await create(ama, former, { ...answer, quote }));
    expect(dataOf(await again(ama, former))).toEqual({ kind: 'goesOn', transferId: next.id });
  });

  test('whose price runs out between the two calls is refused as any other', async () => {
    const former = await declined();
    const answer = await priced(ama, former);
    await runOut(former);
    expect(refusalIn(await create(ama, former, answer))).toBe('quoteExpired');
  });

  test('passes every check of a new transfer: a recipient who was deleted is refused', async () => {
    const former = await declined();
    const answer = await priced(ama, former);
    const params = { id: ama.user.id, rid: former.recipientId };
    dataOf(await ama.sender.call(deleteRecipient, { params }));
    expect(refusalIn(await create(ama, former, answer))).toBe('recipientDoesNotFit');
  });

  test('that can still be paid, or was, is gone on with instead', async () => {
    const open = await newTransfer(ama);
    const goesOn = { kind: 'goesOn', transferId: open.id };
    expect(dataOf(await again(ama, open))).toEqual(goesOn);
    await payByCard(ama, open);
    await untilStatus(ama, open.id, 'COMPLETE');
    expect(dataOf(await again(ama, open))).toEqual(goesOn);
    const quote = dataOf((await askPrice(ama, { amount: 100, to: 'CM' })).answer);
    const answer = { recipientId: open.recipientId, transferReasonId: 'family-support', quote };
    expect(dataOf(await create(ama, open, answer)).id).toBe(open.id);
  });

  test('that its sender cancelled is made again too', async () => {
    const former = await newTransfer(ama);
    dataOf(await cancel(ama, former));
    const next = dataOf(await create(ama, former, await priced(ama, former)));
    expect(next).toMatchObject({ status: 'PENDING_PAYMENT', recipientId: former.recipientId });
  });

  test('is nobody else’s: it is neither priced nor named by another', async () => {
    const former = await declined();
    expect(refusalIn(await again(other, former))).toBe('notFound');
    const params = { id: ama.user.id, tid: former.id };
    expect(refusalIn(await other.sender.call(makeAgain, { params }))).toBe('notFound');
    const theirs = await newTransfer(other);
    const quote = dataOf((await askPrice(other, { amount: 100, to: 'CM' })).answer);
    const answer = { recipientId: theirs.recipientId, transferReasonId: 'other', quote };
    expect(refusalIn(await create(other, former, answer))).toBe('notFound');
  });

  test('is held to one successor, its owner and its end by the database itself', async () => {
    const [former, unpaid, theirs] = [await declined(), await newTransfer(ama), await newTransfer(other)];
    const [first, second] = [await newTransfer(ama), await newTransfer(ama)];
    const link = (id: string, from: string) =>
      sql`update transfer set made_again_from = ${from} where id = ${id}`.execute(app.db);
    await link(first.id, former.id);
    const another = await declined();
    const refusals: unknown[] = [];
    for (const [id, from] of [
      [second.id, former.id],
      [second.id, unpaid.id],
      [theirs.id, another.id],
    ] as const) {
      refusals.push(await link(id, from).then(() => 'taken', constraintOf));
    }
    expect(refusals).toEqual(['transfer_made_again_from_key', 'made_again_after_its_end', 'made_again_by_its_owner']);
  });
});
