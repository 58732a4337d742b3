import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readTransfer } from '#contract/transfer/transfer.ts';
import { opsLines } from '#tests/fixtures/operator.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { brokenPromises, newTransfer, verifiedSender } from '#tests/fixtures/sending.ts';
import { type Guide, guideOn } from '../harness/guideSteps.ts';
import { enterAs, sentence } from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

describe('somebody who is worried before they pay (peers 27)', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), delayMs: 100 });
  });
  afterAll(() => app.stop());

  /** At the review of a transfer that waits for its payment. */
  async function atReview(): Promise<{ page: Page; guide: Guide; person: Person; transferId: string }> {
    const person = await verifiedSender(app);
    const { id: transferId } = await newTransfer(person);
    const page = await openPage(app, { path: '/sign-in' });
    page.setDefaultTimeout(20_000);
    await enterAs(page, person);
    await page.goto('/send/guided');
    const guide = guideOn(page);
    await guide.choose('Pay or cancel the one waiting');
    await guide.asks('Check everything is right.');
    return { page, guide, person, transferId };
  }

  const statusOf = async ({ sender, user }: Person, transferId: string) =>
    dataOf(await sender.call(readTransfer, { params: { id: user.id, tid: transferId } })).status;

  const pay = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Pay / });

  test('is stopped, holds it for a day, and cannot be talked into paying meanwhile', async () => {
    const { page, guide, person, transferId } = await atReview();
    await pay(page).waitFor();
    await guide.say('someone on the phone is telling me to hurry');
    await guide.asks('Have you met this person face to face?');
    expect(await pay(page).count()).toBe(0);
    await guide.say('no, never');
    await guide.asks('Has anyone asked you to be quick');
    await page.reload();
    await guide.asks('Has anyone asked you to be quick');
    expect(await pay(page).count(), 'a reload opens no way around it').toBe(0);
    await guide.choose('Yes');
    await guide.asks('Has anyone told you what to say');
    await guide.choose('No');
    await sentence(page, 'Somebody you’ve never met may not be who they say.');
    await guide.choose(/^Hold it for a day/);
    await guide.asks('This transfer is on hold');
    await guide.choose('Back to the transfer');
    await guide.asks('Check everything is right.');
    await guide.choose(/^Pay /);
    await guide.asks('How would you like to pay?');
    await guide.choose(/^Instant bank transfer/);
    await guide.choose(/^Anchor Demo Bank/);
    await sentence(page, 'You put this transfer on hold. You can pay it in 24 hours');
    expect(await statusOf(person, transferId)).toBe('PENDING_PAYMENT');
    expect(await opsLines(app, 'show', { transferId })).toMatch(/never met them, is hurried +held it for a day/);
  });

  test('finds the same questions beside the payment on the screens', async () => {
    const { page, guide } = await atReview();
    await guide.goToScreens();
    await page.getByRole('link', { name: 'Is somebody telling you to send this?' }).click();
    await guide.asks('Have you met this person face to face?');
    for (const answer of ['Yes', 'No', 'No']) await guide.choose(answer);
    await sentence(page, 'If it doesn’t feel right, that’s reason enough to wait.');
    await guide.choose('Continue anyway');
    await guide.asks('Check everything is right.');
    await pay(page).waitFor();
  });

  test('cancels it, and reads that nothing was taken', async () => {
    const { page, guide, person, transferId } = await atReview();
    await guide.say('is this a scam');
    for (const answer of ['Yes', 'No', 'No']) {
      await guide.choose(answer);
    }
    await guide.choose('Cancel this transfer');
    await sentence(page, 'Your transfer is cancelled. Nothing was taken');
    await expect.poll(() => pay(page).count()).toBe(0);
    expect(await statusOf(person, transferId)).toBe('CANCELLED');
    expect(await brokenPromises(app)).toEqual([]);
  });
});
