import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { NewRecipient } from '#contract/recipient/recipient.ts';
import { priceSmallFirst } from '#contract/transfer/smallFirst.ts';
import { createTransfer, readTransfer, type Transfer } from '#contract/transfer/transfer.ts';
import { constraintOf } from '#server/database/transaction.ts';
import { asOwner } from '#tests/fixtures/asOwner.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { askPrice } from '#tests/fixtures/quoting.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { brokenPromises, newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';

describe('a small amount first (peers 26)', () => {
  let app: RunningApp;
  let ama: Person;
  beforeAll(async () => {
    app = await startApp();
    ama = await verifiedSender(app);
  });
  afterEach(async () => expect(await brokenPromises(app)).toEqual([]));
  afterAll(() => app.stop());

  /** The last digits decide what the network says of the name. */
  const inUganda = (ending: string): NewRecipient => ({
    firstName: 'Grace',
    lastName: 'Akello',
    profile: {
      ...{ transferMethod: 'mobile_money', countryCode: 'UG', phoneCode: '+256', mobileMoneyProvider: 'mtn' },
      mobile: `7712345${ending}`,
    },
  });
  const doubted = { to: 'UG', recipient: inUganda('77') } as const;
  const read = async (person: Person, id: string) =>
    dataOf(await person.sender.call(readTransfer, { params: { id: person.user.id, tid: id } }));
  const price = (person: Person, { id }: Pick<Transfer, 'id'>) =>
    person.sender.call(priceSmallFirst, { params: { id: person.user.id, tid: id } });
  const create = (person: Person, body: Parameters<typeof bodyOf>[0]) =>
    person.sender.call(createTransfer, { params: { id: person.user.id }, body: bodyOf(body) });
  const bodyOf = (body: {
    recipientId: string;
    transferReasonId: string;
    transferQuoteId: string;
    smallFirstOf?: string;
    restOf?: string;
  }) => body;
  const codeOf = (answer: { ok: boolean; error?: { code: string } }) => (answer.ok ? undefined : answer.error?.code);

  async function smallOf(person: Person, whole: Transfer): Promise<Transfer> {
    const { quote, recipientId, transferReasonId } = dataOf(await price(person, whole));
    const body = { recipientId, transferReasonId, transferQuoteId: quote.id, smallFirstOf: whole.id };
    return dataOf(await create(person, body));
  }
  async function arrivedSmall(person: Person): Promise<Transfer> {
    const small = await smallOf(person, await newTransfer(person, doubted));
    await payByBank(person, small);
    return untilStatus(person, small.id, 'COMPLETE');
  }
  async function rest(person: Person, small: Transfer, amount = 95): Promise<Transfer> {
    const { answer } = await askPrice(person, { amount, to: 'UG' });
    const body = { recipientId: small.recipientId, transferReasonId: 'family-support', restOf: small.id };
    return dataOf(await create(person, { ...body, transferQuoteId: dataOf(answer).id }));
  }

  test.each([
    ['nameDiffers', doubted],
    ['nameUnchecked', { to: 'UG', recipient: inUganda('39') }],
    ['firstLarge', { amount: 300 }],
    [undefined, { to: 'UG', recipient: inUganda('00') }],
    [undefined, { ...doubted, amount: 9 }],
  ] as const)('is offered for %s, and priced for nobody else', async (why, wish) => {
    const whole = await newTransfer(ama, wish);
    expect((await read(ama, whole.id)).smallFirst).toBe(why);
    expect(codeOf(await price(ama, whole))).toBe(why ? undefined : 'transferNotPayable');
    const other = await verifiedSender(app);
    expect(codeOf(await price(other, whole))).toBe('notFound');
  });

  test('takes the place of the whole at the same rate, says both fees, and keeps the rest', async () => {
    const whole = await newTransfer(ama, { ...doubted, amount: 120 });
    const offer = dataOf(await price(ama, whole));
    expect(offer).toMatchObject({ recipientId: whole.recipientId, transferReasonId: 'family-support', rest: 115 });
    expect(offer.quote).toMatchObject({ originAmount: 5, exchangeRate: whole.meta.exchangeRate });
    const { answer } = await askPrice(ama, { amount: 115, to: 'UG' });
    const feeOf = ({ operatorFee, transferFee }: { operatorFee: number; transferFee: number }) =>
      operatorFee + transferFee;
    expect(offer.fees).toEqual({
      first: feeOf(offer.quote),
      rest: feeOf(dataOf(answer)),
      atOnce: whole.meta.transferCharge,
    });
    const small = await smallOf(ama, whole);
    expect([small.status, small.recipientId, small.rest]).toEqual(['PENDING_PAYMENT', whole.recipientId, undefined]);
    expect((await read(ama, whole.id)).status).toBe('CANCELLED');
    expect(small.smallFirst, 'nobody splits a part').toBeUndefined();
    await payByBank(ama, small);
    expect((await untilStatus(ama, small.id, 'COMPLETE')).rest).toBe(115);
  });

  test('pressed twice is one transfer, and nothing is split that was paid', async () => {
    const whole = await newTransfer(ama, doubted);
    const { quote, recipientId, transferReasonId } = dataOf(await price(ama, whole));
    const body = { recipientId, transferReasonId, transferQuoteId: quote.id, smallFirstOf: whole.id };
    const made = await Promise.all([1, 2, 3].map(() => create(ama, body)));
    expect(new Set(made.map((each) => dataOf(each).id)).size).toBe(1);
    const paid = await newTransfer(ama, { amount: 300 });
    await payByBank(ama, paid);
    await untilStatus(ama, paid.id, 'COMPLETE');
    const fresh = dataOf((await askPrice(ama, { amount: 5, to: 'CM' })).answer);
    const split = { ...body, recipientId: paid.recipientId, transferQuoteId: fresh.id, smallFirstOf: paid.id };
    expect(codeOf(await create(ama, split))).toBe('notFound');
  });

  test('is the least and no more, which would pass the limits asked of the whole', async () => {
    const whole = await newTransfer(ama, { ...doubted, amount: 120 });
    const { recipientId } = whole;
    const fifty = dataOf((await askPrice(ama, { amount: 50, to: 'UG' })).answer);
    const body = { recipientId, transferReasonId: 'family-support', transferQuoteId: fifty.id, smallFirstOf: whole.id };
    expect(codeOf(await create(ama, body))).toBe('notFound');
    expect((await read(ama, whole.id)).status).toBe('PENDING_PAYMENT');
  });

  test('is followed by one transfer, however often the rest is asked for', async () => {
    const small = await arrivedSmall(ama);
    const follower = await rest(ama, small);
    expect(await rest(ama, small)).toMatchObject({ id: follower.id });
    expect((await read(ama, small.id)).rest, 'no longer offered').toBeUndefined();
  });

  test('to somebody else it is no rest, and neither before it arrived', async () => {
    const whole = await newTransfer(ama, doubted);
    const early = await smallOf(ama, whole);
    const [first, second] = [await rest(ama, early), await rest(ama, early)];
    expect(first.id).not.toBe(second.id);
  });

  test.each([
    ['rest_may_be_sent', (id: string) => sql`update transfer set rest_minor = 499 where id = ${id}`],
    ['rest_of_what_was_split', (id: string) => sql`update transfer set rest_minor = null where id = ${id}`],
    [
      'rest_in_its_currency',
      (id: string) => sql`update transfer set rest_of = ${id} where id = (select t.id from transfer t
        where t.user_id <> (select user_id from transfer where id = ${id}) limit 1)`,
    ],
    ['rest_after_arrival', (id: string) => sql`update transfer set rest_of = small_first_of where id = ${id}`],
  ])('the database holds %s', async (rule, breaking) => {
    const other = await verifiedSender(app);
    await newTransfer(other);
    const small = await arrivedSmall(ama);
    const broken = await asOwner(app.db, async (owner) => void (await breaking(small.id).execute(owner))).catch(
      (error) => error,
    );
    expect(constraintOf(broken)).toBe(rule);
  });
});
