import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readTransfer } from '#contract/transfer/transfer.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import {
  brokenPromises,
  newTransfer,
  payByBank,
  recipientIn,
  untilStatus,
  verifiedSender,
} from '#tests/fixtures/sending.ts';
import { expectNoAxeViolations } from '../harness/expectations.ts';
import { enterAs, press } from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

const titled = (page: Page, name: string) => page.getByRole('heading', { name }).first().waitFor();

describe('a small amount first', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), delayMs: 300 });
  });
  afterAll(() => app.stop());

  test('is sent where the name differs, and the rest with one press once it came (peers 26)', async () => {
    const sender = await verifiedSender(app);
    const grace = recipientIn['UG mobile_money'];
    if (!grace) throw new Error('Nobody in Uganda is known');
    const recipient = { ...grace, profile: { ...grace.profile, mobile: '771234577' } };
    const whole = await newTransfer(sender, { to: 'UG', recipient });
    const page = await openPage(app, { path: '/sign-in' });
    await enterAs(page, sender);
    await page.goto(`/review?transferId=${whole.id}`);
    await titled(page, '£5.00 first, then the rest');
    await expectNoAxeViolations(page);
    await press(page, 'Send £5.00 first');
    await titled(page, '£5.00 first, then the rest');
    await page.getByText('Fees for £95.00, at today’s price').waitFor();
    await expectNoAxeViolations(page);
    await press(page, 'Yes, start with £5.00');
    await page.waitForURL((url) => url.pathname === '/review' && !url.search.includes(whole.id));
    const id = new URL(page.url()).searchParams.get('transferId') ?? '';
    const params = { id: sender.user.id, tid: id };
    const small = dataOf(await sender.sender.call(readTransfer, { params }));
    expect([small.originAmount, small.recipientId]).toEqual([5, whole.recipientId]);
    await untilStatus(sender, whole.id, 'CANCELLED');
    await payByBank(sender, small);
    await untilStatus(sender, id, 'COMPLETE');
    await page.goto('/dashboard');
    await titled(page, 'Has Grace got it?');
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Send the rest, £95.00' }).click();
    await page.waitForURL((url) => url.pathname === '/get-quote');
    await expect.poll(() => page.getByRole('textbox', { name: 'You send' }).inputValue()).toBe('95.00');
    expect(await brokenPromises(app)).toEqual([]);
  }, 120_000);
});
