import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createRecipient,
  deleteRecipient,
  isFirstTime,
  listRecipients,
  type NewRecipient,
  readRecipient,
} from '#contract/recipient/recipient.ts';
import { acknowledgeScamAlert, createTransfer } from '#contract/transfer/transfer.ts';
import { type Person, signUpAndIn } from '#tests/fixtures/people.ts';
import { askPrice } from '#tests/fixtures/quoting.ts';
import { addRecipientTo, newRecipients } from '#tests/fixtures/recipientFixture.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';

describe('the recipient book', () => {
  let app: RunningApp;
  let ama: Person;
  let kofi: Person;
  beforeAll(async () => {
    app = await startApp();
    [ama, kofi] = await Promise.all([signUpAndIn(app), signUpAndIn(app)]);
  });
  afterAll(() => app.stop());

  const add = ({ sender, user }: Person, body: NewRecipient, headers: Record<string, string> = {}) =>
    sender.call(createRecipient, { params: { id: user.id }, body }, headers);
  const list = async ({ sender, user }: Person) =>
    dataOf(await sender.call(listRecipients, { params: { id: user.id } }));

  test('keeps what was asked, newest first, and nothing else (API-25, API-26, RCP-35, RCP-36)', async () => {
    const somebody = await signUpAndIn(app);
    const mobile = await addRecipientTo(somebody, newRecipients.cameroonMobile);
    const bank = await addRecipientTo(somebody, newRecipients.cameroonBank);
    expect(mobile).toEqual({
      id: mobile.id,
      firstName: 'Adelaide',
      lastName: 'Ngoue',
      status: 'ACTIVE',
      profile: {
        transferMethod: 'mobile_money',
        countryCode: 'CM',
        mobile: '671234500',
        phoneCode: '+237',
        mobileMoneyProvider: 'mtn',
        remittanceHandler: 'AZA',
        nameCheck: 'notNeeded',
      },
    });
    expect(bank.profile).toMatchObject({
      bankCode: '10005',
      branchCode: '00001',
      accountNumber: '01234567890',
      key: '12',
    });
    expect(await list(somebody)).toEqual([bank, mobile]);
    const read = await somebody.sender.call(readRecipient, { params: { id: somebody.user.id, rid: bank.id } });
    expect(dataOf(read)).toEqual(bank);
  });

  test.each([
    ['cameroonMobile', 'AZA'],
    ['cameroonBank', 'AZA'],
    ['cameroonCash', 'MANUAL'],
    ['kenyaMobile', 'PIVOT'],
    ['ugandaBank', 'PIVOT'],
    ['nigeriaBank', 'AZA'],
  ] as const)('%s is paid out by %s, whoever the browser names (RCP-39, REF-13, D-118)', async (which, handler) => {
    const { profile, ...name } = newRecipients[which];
    const answer = await add(ama, { ...name, profile: { ...profile, remittanceHandler: 'MANUAL' } });
    expect(dataOf(answer).profile.remittanceHandler).toBe(handler);
  });

  test('the operator’s setting goes before the table (D-68)', async () => {
    const setting = { country: 'UG', method: 'bank_transfer', handler: 'MANUAL' } as const;
    await app.db.insertInto('payout_setting').values(setting).execute();
    expect((await addRecipientTo(ama, newRecipients.ugandaBank)).profile.remittanceHandler).toBe('MANUAL');
    await app.db.deleteFrom('payout_setting').where('country', '=', 'UG').execute();
  });

  test('every wrong answer is named beside its field (RCP-13, RCP-14, RCP-23)', async () => {
    const wrong = await add(ama, {
      firstName: 'R2-D2',
      lastName: ' ',
      profile: { transferMethod: 'mobile_money', countryCode: 'KE', mobile: '12' },
    });
    expect(wrong).toMatchObject({ status: 422, error: { code: 'recipientInvalid' } });
    expect(wrong.ok ? [] : wrong.error.details?.fields).toEqual([
      { field: 'firstName', problem: 'nameInvalid' },
      { field: 'lastName', problem: 'lastNameRequired' },
      { field: 'mobile', problem: 'mobileWrongLength' },
      { field: 'mobileMoneyProvider', problem: 'networkRequired' },
    ]);
  });

  test.each<[string, NewRecipient['profile'], { field: string; problem: string }]>([
    [
      'an account that is not CM21 (RCP-24)',
      { ...newRecipients.cameroonBank.profile, recipientAccountNumber: 'CM22 1' },
      { field: 'recipientAccountNumber', problem: 'accountNotCm21' },
    ],
    [
      'no pickup point (RCP-21)',
      { transferMethod: 'cash_pickup', countryCode: 'CM' },
      { field: 'pickupPoint', problem: 'pickupPointRequired' },
    ],
    [
      'cash in Nigeria (REF-12)',
      { transferMethod: 'cash_pickup', countryCode: 'NG' },
      { field: 'transferMethod', problem: 'methodUnavailable' },
    ],
    [
      'a country not on offer',
      { transferMethod: 'mobile_money', countryCode: 'GH' },
      { field: 'countryCode', problem: 'countryRequired' },
    ],
    [
      'nine digits in Nigeria (RCP-28)',
      { ...newRecipients.nigeriaBank.profile, accountNumber: '012345678' },
      { field: 'accountNumber', problem: 'accountNumberNotTenDigits' },
    ],
  ])('%s is refused and nothing is saved', async (_case, profile, problem) => {
    const before = await list(ama);
    const answer = await add(ama, { firstName: 'Rose', lastName: 'Atangana', profile });
    expect(answer).toMatchObject({ ok: false, error: { code: 'recipientInvalid', details: { fields: [problem] } } });
    expect(await list(ama)).toEqual(before);
  });

  test('deleting hides it from the book, twice as well as once, and keeps it readable (API-27, RCP-05, D-59)', async () => {
    const { id: rid } = await addRecipientTo(ama, newRecipients.cameroonCash);
    const one = { params: { id: ama.user.id, rid } };
    for (const _time of [1, 2]) expect(dataOf(await ama.sender.call(deleteRecipient, one))).toEqual({ done: true });
    expect((await list(ama)).some(({ id }) => id === rid)).toBe(false);
    expect(dataOf(await ama.sender.call(readRecipient, one)).status).toBe('SOFT_DELETED');
  });

  test('the same key makes one recipient, even when the first answer was lost', async () => {
    const key = { 'idempotency-key': `recipient-${randomUUID()}` };
    const first = dataOf(await add(ama, newRecipients.cameroonCash, key));
    expect(dataOf(await add(ama, newRecipients.cameroonCash, key))).toEqual(first);
    await app.db.deleteFrom('idempotency_key').where('user_id', '=', ama.user.id).execute();
    expect(dataOf(await add(ama, newRecipients.cameroonCash, key))).toEqual(first);
    expect((await list(ama)).filter(({ id }) => id === first.id)).toHaveLength(1);
    const other = dataOf(await add(kofi, newRecipients.cameroonCash, key));
    expect(other.id).not.toBe(first.id);
  });

  test('adding needs the password given in the last five minutes; reading does not (ASVS 7.5.3)', async () => {
    const sleepy = await signUpAndIn(app);
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const givenAt = (fresh_at: Date) =>
      app.db.updateTable('session').set({ fresh_at }).where('user_id', '=', sleepy.user.id).execute();
    await givenAt(minutesAgo(6));
    expect(await add(sleepy, newRecipients.cameroonCash)).toMatchObject({
      status: 403,
      error: { code: 'reauthenticationRequired' },
    });
    expect(await list(sleepy)).toEqual([]);
    await givenAt(minutesAgo(4));
    expect(await add(sleepy, newRecipients.cameroonCash)).toMatchObject({ status: 200 });
  });

  test('nobody reaches another person’s book, by either id, and learns nothing from the answer (ASVS 8.2.2)', async () => {
    const { id: rid } = await addRecipientTo(ama, newRecipients.cameroonCash);
    const nobody = '0197a000-0000-7000-8000-000000000001';
    const { sender, user } = kofi;
    const answers = [
      await sender.call(listRecipients, { params: { id: ama.user.id } }),
      await sender.call(createRecipient, { params: { id: ama.user.id }, body: newRecipients.cameroonCash }),
      await sender.call(readRecipient, { params: { id: ama.user.id, rid } }),
      await sender.call(readRecipient, { params: { id: user.id, rid } }),
      await sender.call(readRecipient, { params: { id: user.id, rid: nobody } }),
      await sender.call(deleteRecipient, { params: { id: ama.user.id, rid } }),
      await sender.call(deleteRecipient, { params: { id: user.id, rid } }),
      await sender.call(deleteRecipient, { params: { id: user.id, rid: nobody } }),
      await sender.call(isFirstTime, { params: { recipientId: rid } }),
      await sender.call(isFirstTime, { params: { recipientId: nobody } }),
    ];
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 404, error: { code: 'notFound' } });
    expect((await list(ama)).some(({ id }) => id === rid)).toBe(true);
  });

  test('adding without end is stopped (ASVS 2.4.1)', async () => {
    const busy = await signUpAndIn(app);
    for (let added = 0; added < 40; added++) await add(busy, newRecipients.cameroonCash);
    expect(await add(busy, newRecipients.cameroonCash)).toMatchObject({ status: 429 });
  });

  test('the first time ends with the scam questions answered, or with a payment (API-47, API-48, RCP-11, D-65)', async () => {
    const sending = await signUpAndIn(app);
    const first = async (recipientId: string) =>
      dataOf(await sending.sender.call(isFirstTime, { params: { recipientId } })).isFirstTime;
    const transferTo = async (recipientId: string) => {
      const quote = dataOf((await askPrice(sending, { amount: 20 })).answer);
      const body = { recipientId, transferQuoteId: quote.id, transferReasonId: 'family-support' };
      return dataOf(await sending.sender.call(createTransfer, { params: { id: sending.user.id }, body })).id;
    };
    const asked = await addRecipientTo(sending, newRecipients.cameroonMobile);
    const paid = await addRecipientTo(sending, { ...newRecipients.cameroonMobile, firstName: 'Solange' });
    const [toAsked, toPaid] = [await transferTo(asked.id), await transferTo(paid.id)];
    expect([await first(asked.id), await first(paid.id)]).toEqual([true, true]);

    const body = { transferId: toAsked, recipientId: asked.id, acknowledgment: true as const };
    dataOf(await sending.sender.call(acknowledgeScamAlert, { body }));
    expect([await first(asked.id), await first(paid.id)]).toEqual([false, true]);

    const { status } = await app.db
      .selectFrom('transfer')
      .select('status')
      .where('id', '=', toPaid)
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('status_event')
      .values({
        transfer_id: toPaid,
        version: 2,
        from_status: status,
        to_status: 'PAYMENT_COMPLETED',
        event: 'paid in this test',
        actor: 'test',
        prev_hash: '',
        hash: '',
      })
      .execute();
    expect(await first(paid.id)).toBe(false);
  });
});
