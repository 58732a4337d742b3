import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { newRegistration } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { brokenPromises } from '#tests/fixtures/sending.ts';
import { enterCode, fillRegistration } from '../harness/authForms.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../harness/expectations.ts';
import { readCode } from '../harness/readCode.ts';
import {
  acceptQuote,
  acceptReview,
  approveIdentity,
  captureSample,
  chooseBankTransfer,
  dismissVerificationNews,
  enterAmount,
  enterMobile,
  enterName,
  fillAddress,
  heading,
  openNewRecipient,
  press,
  reasonDialog,
  saveRecipient,
  seeDelivered,
  sentence,
} from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

describe('somebody who has never been here', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), delayMs: 300 });
  });
  afterAll(() => app.stop());

  async function look(page: Page) {
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  }

  async function signUp(page: Page) {
    await look(page);
    await page.goto('/sign-up');
    await page.getByRole('link', { name: 'Sign up with email' }).click();
    await heading(page, 'Create your account');
    await look(page);
    const registration = newRegistration();
    await fillRegistration(page, registration);
    await press(page, 'Create account');
    await heading(page, 'Confirm your email');
    await look(page);
    await enterCode(page, await readCode(app, registration.email));
    await heading(page, 'Your account is ready');
    await look(page);
    await press(page, 'Continue to your account');
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: 'Your first transfer starts here' }).waitFor();
    await look(page);
  }

  async function proveIdentity(page: Page) {
    await page.getByRole('heading', { level: 1, name: 'First, a little about you' }).waitFor();
    await look(page);
    await fillAddress(page);
    await press(page, 'Submit');
    await heading(page, 'Now show us it’s you');
    await look(page);
    await press(page, 'Begin');
    await heading(page, 'Your identity check');
    await look(page);
    await captureSample(page, { part: 'document', sent: '1 of 2' });
    await captureSample(page, { part: 'face', sent: '2 of 2' });
    await approveIdentity(page);
    await heading(page, 'Your account is verified');
    await look(page);
    await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
    await heading(page, 'Hello, Esi');
    await dismissVerificationNews(page);
  }

  async function quoteAndCreate(page: Page) {
    await page.goto('/get-quote');
    await enterAmount(page, '100');
    await look(page);
    await acceptQuote(page);
    await sentence(page, 'No recipients yet');
    await look(page);
    await openNewRecipient(page);
    await look(page);
    await enterName(page, { first: 'Marie', last: 'Ngo' });
    await enterMobile(page, '671234500');
    await look(page);
    await saveRecipient(page);
    const questions = page.getByRole('alertdialog', { name: 'Do you know and trust this person?' });
    await questions.waitFor();
    await look(page);
    await questions.getByRole('button', { name: 'Yes, I know and trust them' }).click();
    await reasonDialog(page).getByRole('radio', { name: 'Family & Friend support' }).check({ force: true });
    await look(page);
    await press(page, 'Create transfer');
    await heading(page, 'Check everything is right');
    await sentence(page, 'Marie Ngo gets');
    await look(page);
  }

  async function pay(page: Page) {
    await page.getByRole('radio', { name: /^Instant bank transfer/ }).waitFor();
    await look(page);
    await chooseBankTransfer(page);
    await look(page);
    await press(page, /Anchor Demo Bank/);
    await heading(page, 'Next: your bank');
    await look(page);
    await press(page, 'Go to my bank');
    await heading(page, 'Approve this payment');
    await look(page);
    await press(page, 'Approve payment');
    await page.waitForURL('**/transfer-completed/**');
    await seeDelivered(page);
    await look(page);
  }

  test('signs up, is verified, and sees mobile money arrive in Cameroon (AUT-10, KYC-04, QUO-01, RCP-13, RCP-11, TRF-02, TRF-06, PAY-07, PAY-21, RES-12)', async () => {
    const page = await openPage(app);
    page.setDefaultTimeout(30_000);
    await signUp(page);
    await page.getByRole('link', { name: 'Verify my account' }).click();
    await proveIdentity(page);
    await quoteAndCreate(page);
    await acceptReview(page);
    await pay(page);
    await press(page, 'Go to dashboard');
    await heading(page, 'Hello, Esi');
    await sentence(page, 'Marie Ngo');
    await look(page);
    expect(await brokenPromises(app)).toEqual([]);
  }, 240_000);
});
