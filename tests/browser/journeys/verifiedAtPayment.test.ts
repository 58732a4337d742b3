import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { brokenPromises } from '#tests/fixtures/sending.ts';
import { fillSignIn } from '../harness/authForms.ts';
import {
  approveIdentity,
  captureSample,
  createTransferToCameroon,
  fillAddress,
  heading,
  payAtBank,
  press,
  seeDelivered,
  sentence,
  toPayment,
  transferIdOf,
} from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

describe('a sender who is not verified', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), delayMs: 300 });
  });
  afterAll(() => app.stop());

  const aboutYou = 'First, a little about you';

  const pay = (page: Page) => page.getByRole('button', { name: toPayment });

  async function signIn(app: RunningApp) {
    const { username } = await signUpAndIn(app);
    const page = await openPage(app, { path: '/sign-in' });
    page.setDefaultTimeout(20_000);
    await fillSignIn(page, { username, password: testPassword });
    await page.waitForURL('**/dashboard');
    return page;
  }

  async function sendPictures(page: Page) {
    await press(page, 'Begin');
    await captureSample(page, { part: 'document', sent: '1 of 2' });
    await captureSample(page, { part: 'face', sent: '2 of 2' });
    await approveIdentity(page);
  }

  test('is checked before a payment is offered, from the review and back to the transfer that waits, and pays it (KYC-19, KYC-20, KYC-22, KYC-04)', async () => {
    const page = await signIn(app);
    await createTransferToCameroon(page);
    const id = await transferIdOf(page);
    await sentence(page, 'First, we check who you are');
    await sentence(page, 'your home address');
    expect(await pay(page).count()).toBe(0);
    await press(page, 'Verify now');
    await heading(page, aboutYou);
    expect(await transferIdOf(page)).toBe(id);

    await page.reload();
    await heading(page, aboutYou);
    await page.goBack();
    await heading(page, 'Check everything is right');
    await sentence(page, 'Marie Ngo gets');
    // Whoever asks for the payment by its address is told, and led there as well.
    await page.goto(`/payment-method?transferId=${id}`);
    await sentence(page, 'We need to verify your identity before you can complete this transaction');
    await heading(page, aboutYou);

    await fillAddress(page);
    await press(page, 'Submit');
    await heading(page, 'Now show us it’s you');
    await sendPictures(page);
    await heading(page, 'Your account is verified');
    await press(page, 'Continue with payment');
    await heading(page, 'How would you like to pay?');
    expect(await transferIdOf(page)).toBe(id);
    await payAtBank(page);
    expect(new URL(page.url()).pathname).toContain(id);
    await seeDelivered(page);
    expect(await app.db.selectFrom('transfer').select('id').execute()).toEqual([{ id }]);
    expect(await brokenPromises(app)).toEqual([]);
  }, 240_000);

  test('sees that the check is under way, and is offered the payment as soon as it is passed, without a reload (KYC-22)', async () => {
    const slow = await startApp({ dist: inject('dist'), delayMs: 12_000 });
    try {
      const page = await signIn(slow);
      await createTransferToCameroon(page);
      const id = await transferIdOf(page);
      await press(page, 'Verify now');
      await fillAddress(page);
      await press(page, 'Submit');
      await sendPictures(page);
      await page.goto(`/review?transferId=${id}`);
      await sentence(page, 'We’re checking who you are');
      expect(await pay(page).count()).toBe(0);
      await pay(page).waitFor();
      expect(await page.getByText('We’re checking who you are').count()).toBe(0);
    } finally {
      await slow.stop();
    }
  }, 240_000);
});
