import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { changePassword, updateSettings, updateUser } from '#contract/account/profile.ts';
import { listComplaints } from '#contract/help/complaint.ts';
import { endDevice, listDevices } from '#contract/notification/device.ts';
import { readPush, registerForPush, unregisterFromPush } from '#contract/notification/notification.ts';
import { readValues } from '#contract/protocol/lookup.ts';
import { listReferrals } from '#contract/reward/rewards.ts';
import { signIn } from '#contract/session/session.ts';
import { openHandOver, submitHandedOverPart } from '#contract/verification/handOver.ts';
import { recordsKeptYears } from '#domain/service/promises.ts';
import { browserWithPush } from '#tests/fixtures/browserWithPush.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { valuesFixture } from '#tests/fixtures/valuesFixture.ts';
import { endOfWidget, wordOfPart } from '#tests/paths/screens/captureDocuments.screen.ts';
import { tellFromWidget } from '#tests/paths/screens/identityWidget.ts';
import { words } from '#tests/paths/screens/words.ts';
import { openProduct, type Replies, refused, verified } from '#tests/setup/openProduct.tsx';

const password = 'Correct-Horse-9';
const now = 1_800_000_000;
const submitted = userFixture({ ...verified, profile: { ...verified.profile, gender: 'female' } });
const reads: Replies = [
  [signIn, () => ({ user: submitted })],
  [listDevices, () => []],
  [listReferrals, () => ({ count: 0, referredUsers: [] })],
  [listComplaints, () => []],
  [readValues, () => valuesFixture()],
];
const open = (at: string, { user = submitted, replies = [] }: { user?: typeof submitted; replies?: Replies } = {}) =>
  openProduct(at, { user, replies: [...reads, ...replies] });

const confirmWithPassword = async () => {
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Please, input your account password to make this change')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/password/i, { selector: 'input' }), password);
  await userEvent.click(dialog.getByRole('button', { name: /^(Confirm|Continue)$/ }));
};

describe('the profile', () => {
  test('is a card with initials, name, membership id, status and every field (PRF-01, PRF-06)', async () => {
    await open('/profile');
    expect(await screen.findByText('Membership id SAW12345')).toBeVisible();
    expect(screen.getAllByText('AN').length).toBeGreaterThan(0);
    for (const fact of [
      'Active',
      '14-03-1990',
      'ama@example.com',
      '+44 7700900123',
      'United Kingdom',
      '1 High Street',
    ]) {
      expect(screen.getByText(fact)).toBeVisible();
    }
  });

  test('shows in red what has to be there and is not, and asks for it (PRF-04, PRF-05)', async () => {
    await open('/profile', { user: userFixture({ profile: { ...submitted.profile, zip: ' ' } }) });
    expect(await screen.findByText('required!')).toBeVisible();
    expect(screen.getByText('We need a few more details on your profile to meet new requirements.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Update profile' }));
    expect(await screen.findByRole('dialog', { name: 'Edit profile' })).toBeVisible();
  });

  test('cannot be edited before it was submitted (PRF-02)', async () => {
    const { address } = await open('/profile?mode=edit', { user: userFixture() });
    expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeDisabled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toContain('/profile');
  });

  test('is edited at its address, after the password, and says so (PRF-03, PRF-07, PRF-20, ERR-30)', async () => {
    const moved = userFixture({ profile: { ...submitted.profile, city: 'York' } });
    // A profession no longer offered, which nobody is asked in the United Kingdom.
    const user = userFixture({ profile: { ...submitted.profile, professionId: 'lamplighter' } });
    const { address, sentTo } = await open('/edit-profile', { user, replies: [[updateUser, () => moved]] });
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit profile' }));
    expect(dialog.getByLabelText('First name')).toBeDisabled();
    const city = dialog.getByLabelText('City');
    await userEvent.clear(city);
    await userEvent.type(city, 'York');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(sentTo(updateUser)).toEqual([]);
    await confirmWithPassword();
    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(sentTo(signIn)).toMatchObject([{ body: { password, skipSession: true } }]);
    expect(sentTo(updateUser)).toMatchObject([{ body: { profile: { city: 'York' } } }]);
    expect(JSON.stringify(sentTo(updateUser))).not.toContain('lamplighter');
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(await screen.findByText('York')).toBeVisible();
  });
});

describe('settings', () => {
  test('switches marketing off, all of it too, and leaves what must be said on (PRF-09, PRF-10, PRF-12)', async () => {
    const off = userFixture({ ...verified });
    const { sentTo } = await open('/settings', {
      replies: [[updateSettings, () => ({ ...off, settings: { ...off.settings, marketingPermissions: false } })]],
    });
    const always = await screen.findByRole('switch', { name: /Transaction and account updates/ });
    expect(always).toBeChecked();
    expect(always).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Turn it all off' }));
    await confirmWithPassword();
    await waitFor(() => expect(sentTo(updateSettings)).toMatchObject([{ body: { marketingPermissions: false } }]));
    expect(await screen.findByRole('switch', { name: /News and offers/ })).not.toBeChecked();
  });

  test('offers no notifications on the device where the browser or the server has none (API-22, NTF-01)', async () => {
    await open('/settings');
    expect(await screen.findByRole('switch', { name: /News and offers/ })).toBeVisible();
    expect(screen.queryByRole('switch', { name: /Notifications on this device/ })).toBeNull();
  });

  test('asks the browser for notifications only when it is told to, and explains a refusal (API-22, D-94)', async () => {
    const browser = browserWithPush(['denied', 'granted']);
    const registered = [registerForPush, () => ({ done: true })] as const;
    const read = [readPush, () => ({ publicKey: 'BKey', devices: browser.devices })] as const;
    const forgotten = [unregisterFromPush, () => ({ done: true })] as const;
    const { sentTo } = await open('/settings', { replies: [read, registered, forgotten] });
    const toggle = await screen.findByRole('switch', { name: /Notifications on this device/ });
    expect(browser.asked()).toBe(0);
    await userEvent.click(toggle);
    expect((await screen.findAllByText(/Your browser blocks notifications from Sawa/))[0]).toBeVisible();
    expect([toggle, sentTo(registerForPush)]).toMatchObject([{ checked: false }, []]);
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toBeChecked());
    expect(sentTo(registerForPush)).toMatchObject([{ body: { endpoint: browser.endpoint, keys: { auth: 'auth' } } }]);
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).not.toBeChecked());
    expect(sentTo(unregisterFromPush)).toHaveLength(1);
    expect(browser.asked()).toBe(2);
  });

  test('does not save without the password, and says when it could not (PRF-07, ERR-15)', async () => {
    const { sentTo } = await open('/settings', { replies: [[signIn, () => refused('credentialsWrong')]] });
    await userEvent.click(await screen.findByRole('switch', { name: /News and offers/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(sentTo(signIn)).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Account password', { selector: 'input' }), 'wrong');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Could not update setting')).toBeVisible();
    expect(sentTo(updateSettings)).toEqual([]);
  });

  test('changes the password at its address, by the rules (PRF-08, PRF-13 to PRF-17, PRF-20)', async () => {
    const { sentTo } = await open('/change-password', { replies: [[changePassword, () => ({ done: true })]] });
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
    const submit = dialog.getByRole('button', { name: 'Change password' });
    await userEvent.type(dialog.getByLabelText('New password', { selector: 'input' }), 'Short-1');
    await userEvent.click(submit);
    for (const text of ['Please input old password!', 'Min password length is 8', 'Passwords do not match']) {
      expect(dialog.getAllByText(new RegExp(text))[0]).toBeVisible();
    }
    await userEvent.type(dialog.getByLabelText('New password', { selector: 'input' }), '5678901234567890');
    await userEvent.click(submit);
    expect(dialog.getAllByText(/Max password length is 20/)[0]).toBeVisible();
    expect(sentTo(changePassword)).toEqual([]);
  });

  test('lists where one is signed in, and signs another device out (ASVS 7.5.2)', async () => {
    const here = { id: '0197a000-0000-7000-8000-0000000000e1', signedInAt: now, lastSeenAt: now, isThis: true };
    const phone = {
      ...here,
      id: '0197a000-0000-7000-8000-0000000000e2',
      browser: 'Safari',
      system: 'iPhone',
      isThis: false,
    };
    const { sentTo } = await open('/settings', {
      replies: [
        [listDevices, () => [here, phone]],
        [endDevice, () => ({ done: true })],
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out: Safari on iPhone' }));
    await confirmWithPassword();
    await waitFor(() => expect(sentTo(endDevice)).toMatchObject([{ params: { sessionId: phone.id } }]));
  });

  test('offers no way to delete the account but support (PRF-19)', async () => {
    await open('/settings');
    const closing = within(await screen.findByRole('region', { name: 'Close your account' }));
    expect(closing.getByRole('link', { name: 'Close my account' })).toHaveAttribute('href', '/help?topic=closing');
    expect(closing.getByText(/^Deleted right away: /)).toBeVisible();
    expect(closing.getByText(new RegExp(`^Legally required for ${recordsKeptYears} more years: `))).toBeVisible();
    expect(closing.queryByRole('button')).toBeNull();
  });
});

test('a phone with a link that is over is told how to get another (issue 5)', async () => {
  await openProduct('/verification/hand-over/token', { replies: [[openHandOver, () => refused('tokenInvalid')]] });
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
});

test('a phone whose photo did not arrive is not told that it is done, and sends it again (issue 5)', async () => {
  const parts = [{ part: 'face' as const, verificationId: '0197a000-0000-7000-8000-0000000000fa' }];
  const widgetUrl = 'http://127.0.0.1:4100/identity?transaction=transaction-1';
  const widget = { token: 'widget-token', widgetUrl, parts, expiresAt: now + 600 };
  let isReached = false;
  await openProduct('/verification/hand-over/token', {
    replies: [
      [openHandOver, () => widget],
      [submitHandedOverPart, () => (isReached ? { done: true as const } : refused('serviceUnavailable'))],
    ],
  });
  await screen.findByTitle(words('verification.capture.frameTitle'));
  await tellFromWidget(wordOfPart({ part: 'face', reference: 'picture-1' }));
  await tellFromWidget(endOfWidget);
  expect(await screen.findByRole('heading', { name: 'We didn’t receive one photo' })).toBeVisible();
  isReached = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'All done' })).toBeVisible();
});
