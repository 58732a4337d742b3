import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { verifiedSender } from '#tests/fixtures/sending.ts';
import {
  acceptQuote,
  enterAmount,
  enterAs,
  enterMobile,
  enterName,
  heading,
  openNewRecipient,
  press,
  reasonDialog,
  transferIdOf,
  trustRecipient,
} from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

/** The calls between "Create transfer" and its review, in their order; the address is that of the reason until then. */
const calls: Readonly<Record<string, (request: Request) => boolean>> = {
  'is created': (request) => request.method() === 'POST' && /\/transfer$/.test(request.url()),
  'is known to be trusted': (request) => request.url().endsWith('/acknowledgment-scam-alert'),
  'is read for its review': (request) => request.method() === 'GET' && /\/transfer\/[\w-]+$/.test(request.url()),
};

describe('a page reloaded at work', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist') });
  });
  afterAll(() => app.stop());

  async function answersAllQuestions(page: Page) {
    await page.goto('/get-quote');
    await enterAmount(page, '150');
    await acceptQuote(page);
    await openNewRecipient(page);
    await enterName(page, { first: 'Marie', last: 'Ngo' });
    await enterMobile(page, '671234500');
    await press(page, 'Save recipient');
    await trustRecipient(page);
    await reasonDialog(page).getByRole('radio', { name: 'Family & Friend support' }).check({ force: true });
  }

  test.each(Object.keys(calls))('while the transfer %s goes on to its review (TRF-05, TRF-09)', async (work) => {
    const page = await openPage(app, { path: '/sign-in' });
    await enterAs(page, await verifiedSender(app));
    await answersAllQuestions(page);
    let isFirst = true;
    const isHeld = new Promise<void>((hold) => {
      void page.route('**/api/**', (route) => {
        if (!isFirst || !calls[work]?.(route.request())) return route.continue();
        // Left without an answer: the reload is what ends it.
        isFirst = false;
        hold();
      });
    });
    await press(page, 'Create transfer');
    await isHeld;
    await page.reload();
    await page.waitForURL('**/review?**');
    await heading(page, 'Check everything is right');
    await page.getByRole('button', { name: 'Continue to payment' }).waitFor();
    // Nobody went back, so nobody is asked whether another transfer is meant.
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    const made = await app.db
      .selectFrom('transfer')
      .select('id')
      .where('id', '=', await transferIdOf(page))
      .execute();
    expect(made).toHaveLength(1);
  });
});
