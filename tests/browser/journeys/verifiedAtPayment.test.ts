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

  test('is led from the payment to the identity check and back to the transfer that waits, and pays it (KYC-19, KYC-20, KYC-04)', async () => {
    const { username } = await signUpAndIn(app);
    const page = await openPage(app, { path: '/sign-in' });
    page.setDefaultTimeout(20_000);
    await fillSignIn(page, { username, password: testPassword });
    await page.waitForURL('**/dashboard');
    await createTransferToCameroon(page);
    const id = await transferIdOf(page);
    await press(page, 'Continue to payment');
    await sentence(page, 'We need to verify your identity before you can complete this transaction');
    await heading(page, aboutYou);
    expect(await transferIdOf(page)).toBe(id);

    await page.reload();
    await heading(page, aboutYou);
    await page.goBack();
    await heading(page, 'Check it once more');
    await sentence(page, 'Marie Ngo gets');
    await press(page, 'Continue to payment');
    await heading(page, aboutYou);

    await fillAddress(page);
    await press(page, 'Submit');
    await heading(page, 'Now show us that it is you');
    await press(page, 'Begin');
    await captureSample(page, { part: 'document', sent: '1 of 2' });
    await captureSample(page, { part: 'face', sent: '2 of 2' });
    await approveIdentity(page);
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
});
