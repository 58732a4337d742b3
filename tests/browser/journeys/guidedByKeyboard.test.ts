import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Person } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { brokenPromises, newTransfer, payByBank, verifiedSender } from '#tests/fixtures/sending.ts';
import { guideOn } from '../harness/guideSteps.ts';
import { enterAs } from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

describe('a sender who comes back', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), delayMs: 300 });
  });
  afterAll(() => app.stop());

  test('sends again in three answers, by keys alone, and going back repeats nothing (chat rules 4, 10, 21)', async () => {
    const sender = await verifiedSender(app);
    await payByBank(sender, await newTransfer(sender), 'approve');
    const page = await openPage(app, { path: '/sign-in' });
    await enterAs(page, sender);
    await page.goto('/send/guided');
    const guide = guideOn(page);
    const { keyboard } = page;
    await guide.asks('Send £100.00 to Marie');

    await page.locator('[data-field=answer] input').focus();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await guide.asks('Check everything is right');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();
    await page.goForward();
    await guide.asks('Check everything is right');
    await page.getByRole('button', { name: /^Pay £/ }).waitFor();
    await page.locator('[data-field=answer] input').focus();
    await keyboard.type('pay another way');
    await keyboard.press('Enter');
    await guide.asks('How would you like to pay?');
    await keyboard.type('card');
    await keyboard.press('Enter');
    await guide.asks('Next, you approve the payment');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Pay by card' }).waitFor();
    await page.getByRole('link', { name: '4111 1111 1111 1111' }).focus();
    await keyboard.press('Enter');
    await page.getByRole('button', { name: 'Approve payment' }).focus();
    await keyboard.press('Enter');
    await page.waitForURL('**/send/guided?**');
    await guide.asks('The money has arrived, and your receipt is ready.');

    // Back from the end leads over the payment page, which is over, to a conversation that knows it is.
    await page.goBack();
    await page.goto('/send/guided');
    await guide.asks('The money has arrived, and your receipt is ready.');
    expect((await transfersOf(sender)).map(({ status }) => status)).toEqual(['COMPLETE', 'COMPLETE']);
    expect(await brokenPromises(app)).toEqual([]);
  }, 240_000);

  test('in two tabs on one conversation makes one transfer and pays it once, and the late tab says so in a sentence', async () => {
    const sender = await verifiedSender(app);
    await payByBank(sender, await newTransfer(sender), 'approve');
    const page = await openPage(app, { path: '/sign-in' });
    await enterAs(page, sender);
    await page.goto('/send/guided');
    const guide = guideOn(page);
    await guide.asks('Send £100.00 to Marie');
    await guide.choose('Something else');
    await guide.asks('Where is the money going?');
    await guide.say('75 pounds to Marie in Cameroon by mobile money');
    await guide.asks('What’s the money for?');

    // As "Duplicate tab" does: with everything the tab remembers.
    const [late] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate(() => void open(location.href)),
    ]);
    const lateGuide = guideOn(late);
    await lateGuide.asks('What’s the money for?');
    for (const each of [guide, lateGuide]) await each.choose(/^Family/);
    for (const each of [guide, lateGuide]) await each.asks('Check everything is right');
    expect(await transfersOf(sender)).toHaveLength(2);

    for (const each of [guide, lateGuide]) {
      await each.choose('Pay another way');
      await each.asks('How would you like to pay?');
    }
    await guide.choose(/^Card/);
    await guide.asks('Next, you approve the payment');
    await guide.choose(/card/);
    await page.getByRole('link', { name: '4111 1111 1111 1111' }).click();
    await page.getByRole('button', { name: 'Approve payment' }).click();
    await guide.asks('The money has arrived, and your receipt is ready.');

    await lateGuide.choose(/^Card/);
    await lateGuide.asks('The money has arrived, and your receipt is ready.');
    expect(await lateGuide.thread()).toContain(
      'This transfer was already settled somewhere else. Nothing happened twice.',
    );
    expect((await transfersOf(sender)).map(({ status }) => status)).toEqual(['COMPLETE', 'COMPLETE']);
    expect(await brokenPromises(app)).toEqual([]);
  }, 240_000);

  const transfersOf = ({ user }: Person) =>
    app.db.selectFrom('transfer').select('status').where('user_id', '=', user.id).execute();
});
