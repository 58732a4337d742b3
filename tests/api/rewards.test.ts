import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readUser } from '#contract/account/account.ts';
import { readValues } from '#contract/protocol/lookup.ts';
import { listReferrals } from '#contract/reward/rewards.ts';
import { readTransfer } from '#contract/transfer/transfer.ts';
import { seededRewardScheme } from '#domain/reward/rewardScheme.ts';
import { earnRewards } from '#server/reward/earnRewards.ts';
import { expireDue } from '#server/reward/expireRewards.ts';
import { reversePoints } from '#server/reward/reversePoints.ts';
import { brokenOnceDrained } from '#tests/fixtures/drained.ts';
import { opsLines } from '#tests/fixtures/operator.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { createFrom, delivered, priceOf } from '#tests/fixtures/rewarding.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';
import { cancel, verifiedSender } from '#tests/fixtures/sending.ts';
import { withSendingApp } from '#tests/fixtures/sendingApp.ts';

/** As the outbox names a piece of work. */
const piece = { id: '0197a000-0000-7000-8000-0000000000b1' };

let app: RunningApp;
let ama: Person;
withSendingApp((started) => {
  ({ app, ama } = started);
});

const standing = async ({ sender, user }: Person) => dataOf(await sender.call(readUser, { params: { id: user.id } }));

const deliver = (person: Person, amount: number) => delivered(app, person, amount);

const bookedOn = async (account: string, { user }: Person) => {
  const found = await sql<{
    minor: number;
  }>`select coalesce(sum(case when credit = ${account} then minor else -minor end), 0)::int
    as minor from posting where (credit = ${account} and credit_dimension = ${user.id})
      or (debit = ${account} and debit_dimension = ${user.id})`.execute(app.db);
  return found.rows[0]?.minor;
};

describe('loyalty', () => {
  test('gives points for what arrives, and a voucher for 500 of them, owed in the books (RWD-18, RWD-19, KYC-37)', async () => {
    await deliver(ama, 249);
    expect((await standing(ama)).meta).toMatchObject({ VoucherPoints: 0, Voucher: 'INACTIVE', Vouchers: [] });
    await deliver(ama, 1_000);
    expect((await standing(ama)).meta).toMatchObject({
      VoucherPoints: 300,
      pointsByCurrency: [{ currency: 'GBP', earned: 300, available: 300 }],
    });
    await deliver(ama, 1_000);
    const { meta } = await standing(ama);
    expect(meta).toMatchObject({ VoucherPoints: 100, Voucher: 'ACTIVE' });
    const [voucher] = meta.Vouchers;
    expect(voucher).toMatchObject({ Bonus: 5, currency: 'GBP', VoucherBonus: 'ACTIVE', points: 500 });
    expect((voucher?.Expires ?? 0) - (voucher?.Activated ?? 0)).toBe(45 * 86_400);
    expect(await bookedOn('loyalty_liability', ama)).toBe(600);
  });

  test('lowers the next price by itself, in the quote, on the transfer and in the ledger (RWD-23, TRF-15)', async () => {
    const quote = await priceOf(ama, 100);
    expect(quote).toMatchObject({ voucherDiscount: 5, referralDiscount: 0 });
    expect(quote.totalToPay).toBeCloseTo(quote.originAmount + quote.operatorFee - 5, 6);
    const transfer = dataOf(await createFrom(ama, quote));
    expect(transfer.meta).toMatchObject({ voucherDiscount: 5, totalToPay: quote.totalToPay });
    expect(transfer.meta.Vouchers).toMatchObject([{ Bonus: 5 }]);
    expect((await standing(ama)).meta).toMatchObject({ Voucher: 'INACTIVE', Vouchers: [{ VoucherBonus: 'USED' }] });
    expect((await priceOf(ama, 100)).voucherDiscount).toBe(0);

    dataOf(await cancel(ama, transfer));
    expect((await standing(ama)).meta.Voucher).toBe('ACTIVE');
    const paid = await deliver(ama, 100);
    expect(paid.meta.voucherDiscount).toBe(5);
    expect(await bookedOn('loyalty_liability', ama)).toBe(100);
  });

  test('keeps a voucher from a second transfer, whoever was first, in the database as well (ASVS 2.3.4)', async () => {
    await deliver(ama, 1_000);
    await deliver(ama, 500);
    const quotes = [await priceOf(ama, 60), await priceOf(ama, 60), await priceOf(ama, 60)];
    expect(quotes.map(({ voucherDiscount }) => voucherDiscount)).toEqual([5, 5, 5]);
    const answers = await Promise.all(quotes.map((quote) => createFrom(ama, quote)));
    const made = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]));
    expect([made.length, refused]).toEqual([1, ['quoteExpired', 'quoteExpired']]);

    const [transfer] = made;
    const again = sql`insert into reward_use (reward_id, transfer_id)
      select reward_id, transfer_id from reward_use where transfer_id = ${transfer?.id}`;
    await expect(again.execute(app.db)).rejects.toThrow(/reward_use_pkey/);
    if (transfer) dataOf(await cancel(ama, transfer));
  });

  test('uses the voucher that expires soonest first, and one that is over not at all (RWD-14, peers 37)', async () => {
    // One voucher waits with a transfer while another is earned.
    const holding = dataOf(await createFrom(ama, await priceOf(ama, 60)));
    await deliver(ama, 1_000);
    await deliver(ama, 1_000);
    dataOf(await cancel(ama, holding));
    const owned = await sql<{ id: string }>`select id from reward r where user_id = ${ama.user.id}
      and not exists (select from reward_use u where u.reward_id = r.id) order by id`.execute(app.db);
    const [first, second] = owned.rows.map(({ id }) => id);
    const setDays = (id: string | undefined, days: number) =>
      sql`update reward set activated_at = now() - interval '50 days', expires_at = now() + make_interval(days => ${days})
        where id = ${id}`.execute(app.db);
    await setDays(first, 30);
    await setDays(second, 2);
    const both = await priceOf(ama, 100);
    expect(both.voucherDiscount).toBe(10);
    // Room for one only: 5 pounds and the fee.
    const one = dataOf(await createFrom(ama, await priceOf(ama, 6)));
    const used = await sql<{
      reward_id: string;
    }>`select reward_id from reward_use where transfer_id = ${one.id}`.execute(app.db);
    expect(used.rows.map(({ reward_id }) => reward_id)).toEqual([second]);

    await setDays(first, -1);
    expect((await priceOf(ama, 100)).voucherDiscount).toBe(0);
    const before = await bookedOn('loyalty_liability', ama);
    await expireDue(app.db);
    expect(await bookedOn('loyalty_liability', ama)).toBe((before ?? 0) - 500);
    const states = (await standing(ama)).meta.Vouchers.map(({ VoucherBonus }) => VoucherBonus);
    expect(states.filter((state) => state === 'EXPIRED')).toHaveLength(1);
    dataOf(await cancel(ama, one));
  });
});

describe('a transfer that comes back', () => {
  const returned = async ({ id: transferId }: { id: string }) => {
    const said = await opsLines(app, 'mark-returned', { transferId, operator: 'grace', reason: 'account closed' });
    expect(said).toContain('COMPLETE');
    expect(await brokenOnceDrained(app)).toEqual([]);
  };
  const pointsOf = async (person: Person) => (await standing(person)).meta.VoucherPoints;
  const shown = async ({ sender, user }: Person, { id: tid }: { id: string }) =>
    dataOf(await sender.call(readTransfer, { params: { id: user.id, tid } })).meta.pointsEarned;

  test('takes its points with it, once, also out of a voucher nobody used (RWD-18, TXN-27)', async () => {
    const kofi = await verifiedSender(app);
    const [first, second] = [await deliver(kofi, 1_000), await deliver(kofi, 1_000)];
    expect([await pointsOf(kofi), (await standing(kofi)).meta.Voucher]).toEqual([100, 'ACTIVE']);
    const quote = await priceOf(kofi, 100);
    expect(await shown(kofi, first)).toBe(300);
    await returned(first);
    expect(await shown(kofi, first)).toBe(0);
    expect([await pointsOf(kofi), (await standing(kofi)).meta]).toMatchObject([
      300,
      { Voucher: 'INACTIVE', Vouchers: [] },
    ]);
    expect(await bookedOn('loyalty_liability', kofi)).toBe(300);
    // The price counted on a voucher that is points again.
    expect(await createFrom(kofi, quote)).toMatchObject({ error: { code: 'quoteExpired' } });
    await reversePoints(app.db)({ transferId: first.id }, piece);
    expect(await pointsOf(kofi)).toBe(300);
    await returned(second);
    expect([await pointsOf(kofi), await bookedOn('loyalty_liability', kofi)]).toEqual([0, 0]);
    // However late the work is done, a transfer that came back earns nothing any more.
    await earnRewards(app.db)({ transferId: second.id }, piece);
    expect(await pointsOf(kofi)).toBe(0);
  });

  test('leaves what was used: only points that are there are taken (RWD-18)', async () => {
    const kofi = await verifiedSender(app);
    const [first] = [await deliver(kofi, 1_000), await deliver(kofi, 1_000)];
    expect((await deliver(kofi, 100)).meta.voucherDiscount).toBe(5);
    await returned(first);
    expect([await pointsOf(kofi), await bookedOn('loyalty_liability', kofi)]).toEqual([0, 0]);
    const more = sql`insert into points_taken (transfer_id, earned, points, minor)
      select transfer_id, points, points + 1, minor from points_earned where user_id = ${kofi.user.id} limit 1`;
    await expect(more.execute(app.db)).rejects.toThrow(/points_taken/);
  });
});

describe('referrals', () => {
  test('give both their credit once the friend has sent 200 pounds, and not before (RWD-13, RWD-15, RWD-20, API-24)', async () => {
    const kofi = await verifiedSender(app);
    const friend = await verifiedSender(app, {
      firstName: 'Yaw',
      referralCode: ` ${kofi.user.referral.code.toLowerCase()} `,
    });
    await deliver(friend, 199);
    expect((await standing(kofi)).referral).toMatchObject({ useCount: 0, Referral: 'INACTIVE', Referrals: [] });
    expect(dataOf(await kofi.sender.call(listReferrals))).toEqual({
      count: 1,
      referredUsers: [
        {
          firstName: 'Yaw',
          lastName: 'Boateng',
          userId: friend.user.id,
          cummulativeTransfer: 199,
          useStatus: 'Active',
        },
      ],
    });
    await deliver(friend, 100);
    expect((await standing(kofi)).referral).toMatchObject({
      useCount: 1,
      newUserBonusActive: false,
      Referral: 'ACTIVE',
      Referrals: [{ ReferrerID: friend.user.id, Bonus: 10, ReferralBonus: 'ACTIVE' }],
    });
    expect((await standing(friend)).referral).toMatchObject({
      useCount: 0,
      newUserBonusActive: true,
      Referral: 'ACTIVE',
    });
    expect([await bookedOn('referral_liability', kofi), await bookedOn('referral_liability', friend)]).toEqual([
      1_000, 300,
    ]);

    expect((await priceOf(kofi, 49)).referralDiscount).toBe(0);
    const sent = await deliver(kofi, 60);
    expect(sent.meta).toMatchObject({ referralDiscount: 10, voucherDiscount: 0 });
    const [brought] = dataOf(await kofi.sender.call(listReferrals)).referredUsers;
    expect(brought?.useStatus).toBe('Used');
    expect(await bookedOn('referral_liability', kofi)).toBe(0);
    const shown = dataOf(await kofi.sender.call(readTransfer, { params: { id: kofi.user.id, tid: sent.id } }));
    expect(shown.meta.referralDiscount).toBe(10);
  });
});

test('the values of referral and loyalty are among the app values (REF-14)', async () => {
  expect(dataOf(await createSender(app.baseUrl).call(readValues))).toMatchObject(seededRewardScheme);
});
