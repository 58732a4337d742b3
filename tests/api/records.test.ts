import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readUser } from '#contract/account/account.ts';
import { listBankProviders } from '#contract/payment/payment.ts';
import { readClientIp } from '#contract/protocol/lookup.ts';
import { createRecipient } from '#contract/recipient/recipient.ts';
import { signIn } from '#contract/session/session.ts';
import { cancelTransfer, listTransfers, readTransfer } from '#contract/transfer/transfer.ts';
import { requestVerificationDocuments } from '#contract/verification/verification.ts';
import { verificationTypes } from '#domain/verification/verificationItem.ts';
import { providerOrigins } from '#server/settings/credentials.ts';
import { submitDetails } from '#tests/fixtures/identityCheck.ts';
import { type Person, signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';
import { newTransfer, recipientIn, verifiedSender } from '#tests/fixtures/sending.ts';

let app: RunningApp;
let ama: Person;
beforeAll(async () => {
  app = await startApp();
  ama = await verifiedSender(app);
});
afterAll(() => app.stop());

type Page = { readonly limit: number; readonly offset: number; readonly dateFrom?: string; readonly dateTo?: string };
const listed = async (person: Person, query: Page) =>
  dataOf(await person.sender.call(listTransfers, { params: { id: person.user.id }, query }));

describe('a transfer’s record', () => {
  test('has the fields of the spec by their names (TRF-14)', async () => {
    const { id } = await newTransfer(ama);
    const transfer = dataOf(await ama.sender.call(readTransfer, { params: { id: ama.user.id, tid: id } }));
    expect(transfer).toMatchObject({
      id,
      recipientId: transfer.recipient.id,
      transferMethod: 'mobile_money',
      originAmount: expect.any(Number),
      originCurrency: 'GBP',
      destinationAmount: expect.any(Number),
      destinationCurrency: 'XAF',
      status: 'PENDING_PAYMENT',
      approved: false,
      originCountryCode: 'GB',
      destinationCountryCode: 'CM',
    });
    expect(Math.abs(transfer.dateCreated - Date.now() / 1000)).toBeLessThan(60);
  });

  test('has in its meta what the spec names, as far as it happened (TRF-15)', async () => {
    const { meta } = await newTransfer(ama);
    const named = ['transferReason', 'exchangeBase', 'exchangeRate', 'exchangeTarget', 'referralDiscount'];
    const sums = ['serviceFee', 'transferFee', 'transferCharge', 'promoDiscount', 'voucherDiscount', 'totalToPay'];
    expect(Object.keys(meta)).toEqual(expect.arrayContaining([...named, ...sums, 'paymentGatewayCharge']));
  });
});

describe('the list of transfers', () => {
  test('is read page by page, and by days as epoch seconds in text (API-50, API-51, D-90)', async () => {
    const kofi = await verifiedSender(app);
    const old = await newTransfer(kofi);
    await sql`update transfer set created_at = now() - interval '10 days' where id = ${old.id}`.execute(app.db);
    const recent = await newTransfer(kofi);
    const ids = async (query: Page) => (await listed(kofi, query)).collections.map(({ id }) => id);
    expect(await ids({ limit: 1, offset: 0 })).toEqual([recent.id]);
    expect(await ids({ limit: 1, offset: 1 })).toEqual([old.id]);

    const daysAgo = (days: number) => String(Math.floor(Date.now() / 1000) - days * 86_400);
    const statement = { limit: 200, offset: 0 };
    expect(await ids({ ...statement, dateFrom: daysAgo(20), dateTo: daysAgo(5) })).toEqual([old.id]);
    expect(await ids({ ...statement, dateFrom: daysAgo(7), dateTo: daysAgo(0) })).toEqual([recent.id]);
  });

  test('gives 200 at the most, which is no page of anybody’s (API-74, D-128, ASVS 15.1.3)', async () => {
    expect((await listed(ama, { limit: 200, offset: 0 })).total).toBeGreaterThanOrEqual(0);
    const target = `/api/user/${ama.user.id}/transfers?limit=201&offset=0`;
    expect((await ama.sender.sendRaw({ method: 'GET', target })).status).toBe(400);
  });
});

describe('a person’s record', () => {
  test('lists what is checked as id, type and status (KYC-24)', async () => {
    const person = await signUpAndIn(app);
    await submitDetails(person);
    const { verifications } = dataOf(await person.sender.call(requestVerificationDocuments));
    expect(verifications.length).toBeGreaterThan(0);
    for (const { id, type, status } of verifications) {
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      expect([...verificationTypes]).toContain(type);
      expect(status).toBe('PENDING');
    }
    expect([...verificationTypes].sort()).toEqual([
      'DOCUMENT',
      'DOCUMENT_WITH_IDENTITY_PRECURSOR',
      'IDENTITY',
      'PROOF_OF_ADDRESS',
      'WATCHLIST',
    ]);
  });

  test('has in its meta how the check stands (KYC-37)', async () => {
    const { user, sender } = await signUpAndIn(app);
    const { meta } = dataOf(await sender.call(readUser, { params: { id: user.id } }));
    expect(meta).toEqual({
      verified: false,
      exceededMaxUnverifiedTransactions: false,
      phoneConfirmed: false,
      trullioVerified: false,
      submittedVerificationData: false,
      isBusiness: false,
      VoucherPoints: 0,
      pointsByCurrency: [],
      Voucher: 'INACTIVE',
      Vouchers: [],
    });
  });
});

test('the banks come with signs from sites a page may show pictures of (API-54, PAY-07)', async () => {
  const banks = dataOf(await ama.sender.call(listBankProviders));
  expect(banks.length).toBeGreaterThan(0);
  const shown = providerOrigins(app.sandbox.credentials);
  for (const { logoUri = '' } of banks) expect(shown).toContain(new URL(logoUri).origin);
});

test('a recipient is nobody who signs in: their number and name open nothing (RCP-40)', async () => {
  const body = recipientIn['CM mobile_money'];
  if (!body) throw new Error('Nobody to send to');
  dataOf(await ama.sender.call(createRecipient, { params: { id: ama.user.id }, body }));
  const username = `${body.profile.phoneCode}${body.profile.mobile}`;
  const stranger = createSender(app.baseUrl);
  const answer = await stranger.call(signIn, { body: { username, password: testPassword } });
  expect(answer).toMatchObject({ ok: false, error: { code: 'credentialsWrong' } });
});

test('the address a caller is seen at is told to them, and a claimed one decides nothing (API-72, D-129, ASVS 15.3.4)', async () => {
  const { ip } = dataOf(await createSender(app.baseUrl).call(readClientIp));
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1']).toContain(ip);
});

test('the product answers at whatever host it is given (API-03)', async () => {
  expect(new URL(app.baseUrl).port).not.toBe('4000');
  const { id } = await newTransfer(ama);
  const cancelled = await ama.sender.call(cancelTransfer, { params: { id: ama.user.id, tid: id } });
  expect(dataOf(cancelled).status).toBe('CANCELLED');
});
