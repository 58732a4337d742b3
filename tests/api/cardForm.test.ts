import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CardForm, createPayment } from '#contract/payment/payment.ts';
import { type Transfer, updateTransfer } from '#contract/transfer/transfer.ts';
import { brokenOnceDrained } from '#tests/fixtures/drained.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { newTransfer, openCardForm, payCardForm, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';

let app: RunningApp;
let ama: Person;
beforeAll(async () => {
  app = await startApp();
  ama = await verifiedSender(app);
});
afterAll(async () => {
  expect(await brokenOnceDrained(app)).toEqual([]);
  await app.stop();
});

const paysByCard = async (transfer: Transfer, tokenised = false): Promise<Transfer> =>
  dataOf(
    await ama.sender.call(updateTransfer, {
      params: { tid: transfer.id },
      body: { paymentGateway: 'trust-payment', tokenised, clientIp: '192.0.2.7' },
    }),
  );
const fieldsOf = ({ fields }: CardForm) => Object.fromEntries(fields);

describe('the form for the card company', () => {
  test('carries who is billed, with a birth date as year-month-day (PAY-27)', async () => {
    const { profile, username } = ama.user;
    const fields = fieldsOf(await openCardForm(ama, await paysByCard(await newTransfer(ama))));
    expect(fields).toMatchObject({
      billingemail: username,
      billingfirstname: profile.firstName,
      billinglastname: profile.lastName,
      billingdob: '1990-03-14',
      billingpremise: expect.stringMatching(/./),
      billingstreet: expect.stringMatching(/./),
      billingtown: expect.stringMatching(/./),
      billingpostcode: expect.stringMatching(/./),
      billingcountryiso2a: 'GB',
      billingcounty: '',
    });
  });

  test('carries who gets it, a dash for what is not known of them (PAY-28)', async () => {
    const fields = fieldsOf(await openCardForm(ama, await paysByCard(await newTransfer(ama, { to: 'UG' }))));
    expect(fields).toMatchObject({
      customerfirstname: 'Grace',
      customerlastname: 'Akello',
      customercountryiso2a: 'UG',
      customercounty: '-',
      customerpremise: '-',
      customerstreet: '-',
      customertown: '-',
    });
  });

  test('names the sender by the membership code without its first three characters (PAY-29, D-34)', async () => {
    const fields = fieldsOf(await openCardForm(ama, await paysByCard(await newTransfer(ama))));
    expect(fields.customeraccountnumber).toBe(ama.user.referral.code.slice(3));
    expect(fields.customeraccountnumber).not.toBe('');
  });

  test('asks for the total and the gateway’s charge, with two decimals, in the origin currency (PAY-30, PAY-18)', async () => {
    const chosen = await paysByCard(await newTransfer(ama, { to: 'UG' }));
    const { totalToPay, paymentGatewayCharge } = chosen.meta;
    expect(paymentGatewayCharge).toBe(0.99);
    const fields = fieldsOf(await openCardForm(ama, chosen));
    expect(fields.mainamount).toMatch(/^\d+\.\d{2}$/);
    expect(Number(fields.mainamount)).toBeCloseTo(totalToPay + paymentGatewayCharge, 6);
    expect(fields.currencyiso3a).toBe(chosen.originCurrency);
  });

  test('comes in a payment record of the transfer (PAY-33, API-49)', async () => {
    const transfer = await paysByCard(await newTransfer(ama));
    const body = { transferId: transfer.id, method: 'trust-payment' } as const;
    const payment = dataOf(await ama.sender.call(createPayment, { params: { id: ama.user.id }, body }));
    const { meta, data, dateCreated, lastUpdated, ...record } = payment;
    expect(record).toMatchObject({ ...body, amount: transfer.meta.totalToPay, status: expect.stringMatching(/./) });
    expect(record.reference).toMatch(/./);
    expect(lastUpdated).toBeGreaterThanOrEqual(dateCreated);
    expect(meta).toEqual({});
    expect(data?.form?.url).toMatch(/^http/);
  });
});

test('the card itself is nowhere with us: not in a row, not in a line of the log (PAY-06)', async () => {
  const transfer = await paysByCard(await newTransfer(ama), true);
  await payCardForm(await openCardForm(ama, transfer));
  await untilStatus(ama, transfer.id, 'COMPLETE');
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(app.db);
  for (const { name } of tables.rows) {
    const found = await sql`
      select 1 from ${sql.table(name)} as kept where kept::text ~ '4111[ -]?1111[ -]?1111[ -]?1111'`.execute(app.db);
    expect(found.rows, name).toEqual([]);
  }
  expect(app.logLines.join('\n')).not.toMatch(/4111[ -]?1111[ -]?1111[ -]?1111/);
});
