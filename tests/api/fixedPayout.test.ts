import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readTransfer } from '#contract/transfer/transfer.ts';
import { seedDemoPromos } from '#server/seeds/seedDemoPromos.ts';
import { partnerBook } from '#tests/fixtures/companies.ts';
import { brokenOnceDrained } from '#tests/fixtures/drained.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { askPrice } from '#tests/fixtures/quoting.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { newTransfer, payByBank, untilStatus } from '#tests/fixtures/sending.ts';
import { withSendingApp } from '#tests/fixtures/sendingApp.ts';

let app: RunningApp;
let ama: Person;
withSendingApp((started) => {
  ({ app, ama } = started);
});

describe('what was asked to arrive', () => {
  test.each([
    ['CM', 'mobile_money', 100_000],
    ['UG', 'mobile_money', 500_001],
    ['NG', 'bank_transfer', 150_000.01],
  ] as const)(
    'to %s by %s arrives to the last unit: quote, transfer, books and partner say %d',
    async (to, method, theyGet) => {
      const transfer = await newTransfer(ama, { to, method, theyGet, amount: 1 });
      expect(transfer).toMatchObject({ destinationAmount: theyGet, fixedSide: 'payout' });
      await payByBank(ama, transfer);
      await untilStatus(ama, transfer.id, 'COMPLETE');
      const params = { id: ama.user.id, tid: transfer.id };
      expect(dataOf(await ama.sender.call(readTransfer, { params })).destinationAmount).toBe(theyGet);
      const { rows } = await sql<{ minor: bigint; booked: bigint }>`
      select o.minor, p.minor as booked from payout_attempt o
      join journal j on j.transfer_id = o.transfer_id and j.kind = 'J5'
      join posting p on p.journal_id = j.id and p.credit = 'partner_float' where o.transfer_id = ${transfer.id}`.execute(
        app.db,
      );
      const minor = BigInt(Math.round(theyGet * (to === 'NG' ? 100 : 1)));
      expect(rows).toEqual([{ minor, booked: minor }]);
      expect(await partnerBook(app, to === 'UG' ? 'PIVOT' : 'AZA', `${transfer.id}-1`)).toMatchObject([
        { state: 'paid', amount: theyGet.toFixed(to === 'NG' ? 2 : 0) },
      ]);
      expect(await brokenOnceDrained(app)).toEqual([]);
    },
  );

  test('costs less with a promotion’s better rate, and still arrives exactly (D-54)', async () => {
    await seedDemoPromos(app.db);
    const wish = { amount: 1, theyGet: 100_000 };
    const usual = dataOf((await askPrice(ama, wish)).answer);
    const better = dataOf((await askPrice(ama, { ...wish, promoCode: 'BETTERRATE' })).answer);
    expect(better.destinationAmount).toBe(usual.destinationAmount);
    expect(better.originAmount).toBeLessThan(usual.originAmount);
  });

  test('a quote whose two amounts are not each other’s at its rate cannot be kept, nor a transfer that is not as quoted', async () => {
    const quote = dataOf((await askPrice(ama, { amount: 1, theyGet: 100_000 })).answer);
    const moved = sql`update transfer_quote set destination_minor = destination_minor - 800 where id = ${quote.id}`;
    await expect(moved.execute(app.db)).rejects.toThrow('transfer_quote_follows_its_rate');
    const transfer = await newTransfer(ama, { theyGet: 100_000, amount: 1 });
    const other = sql`update transfer set destination_minor = destination_minor - 2 where id = ${transfer.id}`;
    await expect(other.execute(app.db)).rejects.toThrow('transfer_is_as_quoted');
  });
});
