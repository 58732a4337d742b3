import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readUser } from '#contract/account/account.ts';
import { readValues } from '#contract/protocol/lookup.ts';
import { listReferrals } from '#contract/reward/rewards.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { toldAbout } from '#tests/fixtures/talking.ts';
import { userFixture, voucherFixture } from '#tests/fixtures/userFixture.ts';
import { valuesFixture } from '#tests/fixtures/valuesFixture.ts';

const day = 86_400;
const credit = {
  ReferrerID: '0197a000-0000-7000-8000-0000000000f7',
  Bonus: 10,
  currency: 'GBP',
  Expires: voucherFixture.Expires - day,
  ReferralBonus: 'ACTIVE',
} as const;
const friend = { firstName: 'Kofi', lastName: 'Mensah', userId: credit.ReferrerID, useStatus: 'Active' } as const;
const ready = userFixture({
  meta: {
    Vouchers: [
      voucherFixture,
      { ...voucherFixture, Bonus: 7, Expires: voucherFixture.Expires - 2 * day },
      { ...voucherFixture, Bonus: 9, Expires: voucherFixture.Expires - 3 * day, VoucherBonus: 'EXPIRED' },
    ],
    pointsByCurrency: [{ currency: 'GBP', earned: 500, available: 325 }],
  },
  referral: { Referrals: [credit] },
});
const server = { user: ready, friends: [{ ...friend, cummulativeTransfer: 150 }], isAway: false };
vi.mock('#src/services/http/apiClient.ts', async () => {
  const { answerGuideReads } = await import('#tests/fixtures/guideReads.ts');
  return {
    callApi: async (endpoint: unknown) => {
      if (endpoint === listReferrals && server.isAway) throw new Error('away');
      if (endpoint === readUser) return server.user;
      if (endpoint === listReferrals) return { count: server.friends.length, referredUsers: server.friends };
      return endpoint === readValues ? valuesFixture() : answerGuideReads(endpoint);
    },
  };
});
beforeEach(() =>
  Object.assign(server, { user: ready, friends: [{ ...friend, cummulativeTransfer: 150 }], isAway: false }),
);
afterEach(() => queryClient.clear());

test.each([
  [
    'en',
    'do I have any rewards?',
    [
      /^£7\.00 comes off first\. Use it before /,
      /^Then £10\.00, before /,
      /^Then £5\.00, before /,
      /^A friend’s bonus comes off a transfer of £50\.00 or more\.$/,
      /^Points so far: 325\. 175 more make a voucher of £5\.00\.$/,
      /^Kofi has £50\.00 left to send before your bonus counts\.$/,
    ],
  ],
  [
    'fr',
    'quelles sont mes récompenses ?',
    [
      /^D’abord 7,00 £ de réduction, à utiliser avant le /,
      /^Ensuite 10,00 £, avant le /,
      /^Ensuite 5,00 £, avant le /,
      /^La récompense d’un proche s’applique à un transfert d’au moins 50,00 £\.$/,
      /^Points à ce jour : 325\. Il en manque 175 pour un bon de 5,00 £\.$/,
      /^Kofi doit encore envoyer 50,00 £ pour que votre récompense compte\.$/,
    ],
  ],
] as const)(
  'in %s “%s” is answered with what expires soonest first, and what is still missing (peers 37)',
  async (language, text, lines) => {
    const { said, leads } = await toldAbout(language, text);
    expect(said).toEqual(lines.map((line) => expect.stringMatching(line)));
    expect(leads).toEqual(['/rewards']);
  },
);

test('who has none is told so, and what a voucher takes (peers 37)', async () => {
  Object.assign(server, { user: userFixture(), friends: [{ ...friend, cummulativeTransfer: 200 }] });
  const { said } = await toldAbout('en', 'do I have any rewards?');
  expect(said).toEqual(['You have nothing to use yet.', 'Points so far: 0. 500 more make a voucher of £5.00.']);
});

test('a visitor is told how rewards are earned, and an account nobody could read is said to be away (peers 37)', async () => {
  expect((await toldAbout('en', 'do I have any rewards?', { isVisitor: true })).said).toEqual([
    expect.stringMatching(/^Invite a friend/),
  ]);
  queryClient.clear();
  server.isAway = true;
  expect((await toldAbout('en', 'do I have any rewards?')).said).toEqual([
    expect.stringMatching(/^I can’t look into your account right now/),
  ]);
});
