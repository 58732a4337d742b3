import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { readUser, type User, user as userSchema } from '#contract/account/account.ts';
import {
  openVerificationWidget,
  requestVerificationDocuments,
  submitPersonalDetails,
  submitVerificationPart,
} from '#contract/verification/verification.ts';
import { paths, pathTo } from '#src/app/address/paths.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { openProduct, type Replies, verified } from '#tests/setup/openProduct.tsx';

/** Spec §2, Route table: what only a customer may open. */
const customersOnly = [
  paths.dashboard,
  paths.notifications,
  paths.settings,
  paths.profile,
  paths.editProfile,
  paths.changePassword,
  paths.transferMethod,
  paths.getQuote,
  paths.verification,
  paths.recipient,
  paths.recipientDetails,
  paths.review,
  paths.rewards,
  paths.paymentMethod,
  paths.cardPayment,
  paths.createTransfer,
  pathTo(paths.authTransferComplete, { params: { transferId: transferFixture().id } }),
  pathTo(paths.transferResult, { params: { status: 'complete', transferId: transferFixture().id } }),
  paths.truelayerProviders,
  paths.businessInvite,
] as const;

describe('an address of the signed-in product', () => {
  test.each(customersOnly)(
    '%s shows a customer a page of the product, never “not found” (AUT-04, D-06)',
    async (at) => {
      await openProduct(at, { user: verified });
      expect(await screen.findByRole('button', { name: 'Logout', hidden: true })).toBeVisible();
      expect(await screen.findByRole('heading', { level: 1, hidden: true })).not.toHaveTextContent(
        'We can’t find this page',
      );
    },
  );

  /** A price is for everybody (decision 11). */
  const closed = customersOnly.filter((path) => path !== paths.getQuote && path !== paths.transferMethod);
  test.each(closed)('%s asks a visitor to sign in first (AUT-03)', async (at) => {
    const { address } = await openProduct(at);
    await waitFor(() => expect(address()).toBe('/sign-in'));
  });

  test('belongs to a customer: the account knows no other kind of user (AUT-02)', () => {
    const fields = [...Object.keys(userSchema.shape), ...Object.keys(userSchema.shape.meta.shape)];
    expect(fields.filter((field) => /role|admin|permission/i.test(field))).toEqual([]);
  });
});

describe('the pages before somebody is signed in', () => {
  test('sign-in leads to a new password and, twice, to a new account (AUT-12)', async () => {
    await openProduct('/sign-in');
    const leadsTo = async (name: string) =>
      (await screen.findByRole('link', { name })).getAttribute('href')?.split('?')[0];
    expect(await leadsTo('Forgot password?')).toBe('/forget-password');
    expect(await leadsTo('Create account')).toBe('/sign-up');
    expect(await leadsTo('Sign up with email')).toBe('/sign-up');
  });

  test.each([
    ['/forget-password', 1],
    ['/sign-in', 0],
  ])('%s has %i way back to sign-in in its heading (AUT-31)', async (at, count) => {
    await openProduct(at);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryAllByRole('link', { name: 'Back to sign in' })).toHaveLength(count);
  });
});

describe('proving who one is', () => {
  const unverified: User = {
    ...verified,
    meta: { ...verified.meta, verified: false, submittedVerificationData: false },
    verifications: [
      { id: '0197a000-0000-7000-8000-0000000000f1', type: 'IDENTITY', status: 'PENDING' },
      { id: '0197a000-0000-7000-8000-0000000000f2', type: 'DOCUMENT', status: 'PENDING' },
    ],
  };
  const refused: User = { ...unverified, meta: { ...unverified.meta, verified: 'retry' } };
  const submitted: User = { ...unverified, meta: { ...unverified.meta, submittedVerificationData: true } };
  const capturing: Replies = [
    [requestVerificationDocuments, () => unverified],
    [submitVerificationPart, () => submitted],
    [
      openVerificationWidget,
      () => ({
        token: 'a-token',
        widgetUrl: 'http://127.0.0.1:4100/kyc/widget?transaction=1',
        expiresAt: 1_800_003_600,
        parts: [
          { part: 'face', verificationId: '0197a000-0000-7000-8000-0000000000f1' },
          { part: 'document', verificationId: '0197a000-0000-7000-8000-0000000000f2' },
        ],
      }),
    ],
  ];

  test('lists what is wanted, with what is done already, and a tip for phones (KYC-02, KYC-03, KYC-06)', async () => {
    await openProduct('/verification', { user: unverified, replies: capturing });
    const personal = await screen.findByRole('region', { name: 'Personal information' });
    expect(within(personal).getByText('Completed')).toBeVisible();
    for (const document of ['Passport', 'Driving licence']) expect(screen.getByText(document)).toBeVisible();
    // Nobody has one in the United Kingdom (KYC-08).
    expect(screen.queryByText(/National identity card/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close this tip' }));
    expect(screen.queryByText(/switch your browser to “Desktop site”/)).toBeNull();
  });

  test.each([
    {
      language: 'en',
      labels: ['Address line 1', 'City', 'Postal or ZIP code'],
      female: 'Female',
      submit: 'Submit',
      said: 'Personal Details submitted successfully',
    },
    {
      language: 'fr',
      labels: ['Adresse, ligne 1', 'Ville', 'Code postal'],
      female: 'Femme',
      submit: 'Envoyer',
      said: 'Informations personnelles envoyées',
    },
  ] as const)(
    'begins with an address, its building and second line left out if one likes, and says so in $language (KYC-31, KYC-35)',
    async ({ language, labels, ...words }) => {
      const newcomer = userFixture();
      const { sentTo } = await openProduct('/verification', {
        user: newcomer,
        language,
        replies: [...capturing, [submitPersonalDetails, () => unverified]],
      });
      await userEvent.click(await screen.findByRole('radio', { name: words.female }));
      const answers = ['1 High Street', 'London', 'N1 1AA'];
      for (const [place, name] of labels.entries()) {
        await userEvent.type(screen.getByRole('textbox', { name }), answers[place] ?? '');
      }
      await userEvent.click(screen.getByRole('button', { name: words.submit }));
      expect(await screen.findByText(words.said)).toBeVisible();
      expect(sentTo(submitPersonalDetails).map(({ body }) => body)).toEqual([
        { gender: 'female', address1: '1 High Street', city: 'London', zip: 'N1 1AA', skipVerification: true },
      ]);
    },
  );

  test('opens the company’s own page in a frame, with the token that was asked for (KYC-10, API-64)', async () => {
    const { sentTo } = await openProduct('/verification', { user: unverified, replies: capturing });
    await userEvent.click(await screen.findByRole('button', { name: 'Begin' }));
    const frame = await screen.findByTitle('Identity check of our partner');
    expect(frame).toHaveAttribute('src', expect.stringContaining('http://127.0.0.1:4100/kyc/widget?transaction=1'));
    expect(sentTo(openVerificationWidget)).toHaveLength(1);
    expect(screen.getByText('Photos received: 0 of 2')).toBeVisible();
  });

  test('says afterwards that the verification is in progress, and no longer once it is decided (KYC-21, KYC-36)', async () => {
    let standing = unverified;
    const replies: Replies = [...capturing, [readUser, () => standing]];
    const { sentTo } = await openProduct('/verification', { user: unverified, replies });
    await userEvent.click(await screen.findByRole('button', { name: 'Begin' }));
    const frame = await screen.findByTitle<HTMLIFrameElement>('Identity check of our partner');
    const tell = (data: unknown) =>
      act(async () => {
        const source = frame.contentWindow;
        window.dispatchEvent(new MessageEvent('message', { data, origin: 'http://127.0.0.1:4100', source }));
      });
    for (const part of ['document', 'face']) {
      await tell({ type: 'kyc.part', part, verificationData: { reference: `img_${part}` } });
    }
    await waitFor(() => expect(sentTo(submitVerificationPart)).toHaveLength(2));
    standing = submitted;
    await tell({ type: 'kyc.done', experienceTransactionId: '1' });
    expect(await screen.findByText('Your KYC verification is now in progress')).toBeVisible();
    standing = refused;
    const title = { level: 1, name: 'We were unable to verify your account' };
    expect(await screen.findByRole('heading', title, { timeout: 10_000 })).toBeVisible();
    expect(screen.queryByText('Your KYC verification is now in progress')).toBeNull();
  });
});
