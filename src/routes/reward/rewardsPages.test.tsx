import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { inviteBusinessUser } from '#contract/account/business.ts';
import { type ComplaintCase, listComplaints, sendComplaint } from '#contract/help/complaint.ts';
import { listDevices } from '#contract/notification/device.ts';
import type { Language } from '#contract/protocol/language.ts';
import { readValues } from '#contract/protocol/lookup.ts';
import { listReferrals } from '#contract/reward/rewards.ts';
import { signIn } from '#contract/session/session.ts';
import { userFixture, voucherFixture } from '#tests/fixtures/userFixture.ts';
import { valuesFixture } from '#tests/fixtures/valuesFixture.ts';
import { openProduct, type Replies, refused, verified } from '#tests/setup/openProduct.tsx';

const now = 1_800_000_000;
const submitted = userFixture({ ...verified, profile: { ...verified.profile, gender: 'female' } });
const reads: Replies = [
  [signIn, () => ({ user: submitted })],
  [listDevices, () => []],
  [listReferrals, () => ({ count: 0, referredUsers: [] })],
  [listComplaints, () => []],
  [readValues, () => valuesFixture()],
];
type Opening = { readonly user?: typeof submitted; readonly replies?: Replies; readonly language?: Language };
const open = (at: string, { user = submitted, replies = [], language = 'en' }: Opening = {}) =>
  openProduct(at, { user, replies: [...reads, ...replies], language });

describe('rewards', () => {
  const friend = '0197a000-0000-7000-8000-0000000000f1';
  const rewarded = userFixture({
    ...verified,
    meta: {
      ...verified.meta,
      Voucher: 'ACTIVE',
      VoucherPoints: 100,
      pointsByCurrency: [{ currency: 'GBP', earned: 600, available: 100 }],
      Vouchers: [voucherFixture],
    },
    referral: {
      useCount: 1,
      Referral: 'ACTIVE',
      Referrals: [{ ReferrerID: friend, Bonus: 10, currency: 'GBP', Expires: now + 86_400, ReferralBonus: 'ACTIVE' }],
    },
  });
  const referredUsers = [
    { firstName: 'Yaw', lastName: 'Boateng', userId: friend, cummulativeTransfer: 250, useStatus: 'Active' },
    {
      ...{ firstName: 'Efua', lastName: 'Sey', cummulativeTransfer: 50, useStatus: 'Active' },
      userId: '0197a000-0000-7000-8000-0000000000f3',
    },
  ];

  /** Past the notice that something is ready to be used (SHL-09). */
  async function openRewarded(opening: Omit<Opening, 'user'> = {}) {
    await open('/rewards', { ...opening, user: rewarded });
    await userEvent.click(await screen.findByRole('button', { name: /^(Close|Fermer)$/ }));
  }

  test.each([
    ['en', 'Copy link', 'Text copied to clipboard'],
    ['fr', 'Copier le lien', 'Texte copié dans le presse-papiers'],
  ] as const)(
    'show in %s the code, its link and ways to share it (RWD-01, RWD-02, RWD-03, RWD-24)',
    async (language, copy, said) => {
      await openRewarded({ language });
      expect(await screen.findByText('SAW12345')).toBeVisible();
      const link = `${window.location.origin}/sign-up?referral=SAW12345`;
      expect(screen.getByText(link)).toBeVisible();
      const shared = screen.getByRole('link', { name: /WhatsApp$/ }).getAttribute('href') ?? '';
      expect(decodeURIComponent(shared)).toContain(link);
      // Its stand-in for the clipboard comes with a set-up of its own.
      const person = userEvent.setup();
      await person.click(screen.getByRole('button', { name: copy }));
      expect(await screen.findByText(said)).toBeVisible();
      expect(await navigator.clipboard.readText()).toBe(link);
    },
  );

  test('say how far each friend has come, and what is missing (RWD-04, RWD-05, RWD-07, RWD-09 to RWD-11, RWD-17, RWD-21)', async () => {
    await openRewarded({ replies: [[listReferrals, () => ({ count: 2, referredUsers })]] });
    expect(await screen.findByText('100 % of £200.00 sent')).toBeVisible();
    expect(screen.getByText('Redeemable bonus').nextElementSibling).toHaveTextContent('£10.00');
    expect(screen.getByText('Activated')).toBeVisible();
    expect(screen.getByText('25 % of £200.00 sent')).toBeVisible();
    expect(screen.getByText('£150.00 more to send')).toBeVisible();
    expect(screen.getByText('Expires N/A')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Used' }));
    expect(await screen.findByText(/You haven’t used a bonus yet/)).toBeVisible();
  });

  test('keep currencies apart: points of two make no voucher together, and no sum (RWD-12, RWD-06)', async () => {
    const inTwo = userFixture({
      ...verified,
      meta: {
        ...rewarded.meta,
        pointsByCurrency: [
          { currency: 'GBP', earned: 800, available: 300 },
          { currency: 'CAD', earned: 900, available: 400 },
        ],
        VoucherPoints: 700,
        Vouchers: [voucherFixture, { ...voucherFixture, id: voucherFixture.id.replace('f1', 'f2'), currency: 'CAD' }],
      },
    });
    await open('/rewards', { user: inTwo });
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('tab', { name: 'Loyalty insights' }));
    const totalOf = (label: string) => screen.getByText(label).nextElementSibling;
    expect(totalOf('Points towards a voucher')).toHaveTextContent('GBP 300 / 500 · CAD 400 / 500');
    expect(totalOf('Total redeemable')).toHaveTextContent('£5.00 + CA$5.00');
  });

  test('list vouchers with their days and points, and the points of each currency (RWD-06, RWD-08, RWD-12)', async () => {
    await openRewarded();
    await userEvent.click(await screen.findByRole('tab', { name: 'Loyalty insights' }));
    const history = within(await screen.findByRole('region', { name: 'Voucher history' }));
    expect(history.getByText('£5.00')).toBeVisible();
    expect(history.getByText('500 points')).toBeVisible();
    expect(history.getByText('Active')).toBeVisible();
    expect(screen.getByText('100 / 500')).toBeVisible();
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Currency50 points125 points300 points',
      ...['GBP', 'EUR', 'CAD', 'DKK', 'NOK', 'SEK', 'CHF'].map((currency) => `${currency}2505001,000`),
    ]);
  });
});

describe('inviting', () => {
  test('is explained to those who may not, with their own code to share instead (BIZ-02, D-42)', async () => {
    await open('/business/invite');
    expect(await screen.findByText('Only for business accounts')).toBeVisible();
    expect(screen.queryByLabelText('Their email')).toBeNull();
    expect(screen.getByText('SAW12345')).toBeVisible();
  });

  test.each([
    {
      language: 'en',
      email: 'Their email',
      send: 'Send the invitation',
      failed: 'User invitation failed',
      sent: 'You have invited a new user',
    },
    {
      language: 'fr',
      email: 'Son adresse e-mail',
      send: 'Envoyer l’invitation',
      failed: 'L’invitation a échoué',
      sent: 'Vous avez invité un nouvel utilisateur',
    },
  ] as const)('tells a business user in $language how it went (BIZ-01, BIZ-03)', async ({ language, ...words }) => {
    const user = userFixture({ ...verified, meta: { ...verified.meta, isBusiness: true } });
    let isUp = false;
    const { sentTo } = await open('/business/invite', {
      user,
      language,
      replies: [[inviteBusinessUser, () => (isUp ? { done: true } : refused('serviceUnavailable'))]],
    });
    await userEvent.type(await screen.findByLabelText(words.email), 'team@example.com');
    await userEvent.click(screen.getByRole('button', { name: words.send }));
    expect(await screen.findByText(words.failed)).toBeVisible();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: words.send }));
    expect(await screen.findByText(words.sent)).toBeVisible();
    expect(sentTo(inviteBusinessUser)).toHaveLength(2);
  });
});

describe('a complaint', () => {
  const taken: ComplaintCase = {
    ...{ caseNumber: 'CASE-7KD2QW4X', receivedAt: now, replyBy: now + 86_400, answerBy: now + 20 * 86_400 },
    ombudsmanUntil: now + 200 * 86_400,
  };

  test('is prefilled, and answered with a case number and its days (BIZ-04, BIZ-06, peers 35)', async () => {
    const { sentTo } = await open('/help?transferId=sw7k3m92nc', { replies: [[sendComplaint, () => taken]] });
    const form = within(await screen.findByRole('form', { name: 'Make a complaint' }));
    await waitFor(() => expect(form.getByLabelText('Transfer id (optional)')).toHaveValue('SW-7K3M-92NC'));
    await waitFor(() => expect(form.getByLabelText('Name')).toHaveValue('Ama Ntu'));
    await userEvent.click(form.getByRole('button', { name: 'Send the complaint' }));
    expect(form.getByText('Tell us what happened')).toBeVisible();
    await userEvent.type(form.getByLabelText('What happened?'), 'It never arrived.');
    await userEvent.click(form.getByRole('button', { name: 'Send the complaint' }));
    expect(await screen.findByText(/Case number CASE-7KD2QW4X/)).toBeVisible();
    expect(sentTo(sendComplaint)).toMatchObject([{ body: { complaint: 'It never arrived.' } }]);
  });

  test('about a reference with a slip in it says so beside the field, and keeps it (BIZ-04)', async () => {
    const { sentTo } = await open('/help', { replies: [[sendComplaint, () => taken]] });
    const form = within(await screen.findByRole('form', { name: 'Make a complaint' }));
    await userEvent.type(form.getByLabelText('What happened?'), 'It never arrived.');
    await userEvent.type(form.getByLabelText('Transfer id (optional)'), 'SW-7K3M-92CN');
    await userEvent.click(form.getByRole('button', { name: 'Send the complaint' }));
    expect(form.getByLabelText('Transfer id (optional)')).toHaveAccessibleDescription(
      /A character is wrong or missing/,
    );
    expect(form.getByLabelText('Transfer id (optional)')).toHaveValue('SW-7K3M-92CN');
    expect(sentTo(sendComplaint)).toEqual([]);
  });

  test('that was answered shows what we said (peers 35)', async () => {
    const answered = { ...taken, answeredAt: now, answer: 'It was late. It is there now.' };
    await open('/help', { replies: [[listComplaints, () => [answered]]] });
    expect(await screen.findByText(/^Answered\. Sent/)).toBeVisible();
    expect(screen.getByText('It was late. It is there now.')).toBeVisible();
  });

  test('that is late leads to the ombudsman by itself (peers 35)', async () => {
    await open('/help', { replies: [[listComplaints, () => [{ ...taken, answerBy: now - 1 }]]] });
    expect(await screen.findByText(/You can go to the Financial Ombudsman Service now/)).toBeVisible();
  });
});
