import { sql } from 'kysely';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { verifiedSender } from '#tests/fixtures/sending.ts';
import { fillSignIn } from '../harness/authForms.ts';
import { readableStorage } from '../harness/browserStorage.ts';
import { guideOn } from '../harness/guideSteps.ts';
import { enterAs } from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

const turnsOf = (page: Page) =>
  page.locator('[data-turn]').evaluateAll((turns) => turns.map(({ textContent }) => textContent));

describe('a conversation that is gone on with on another device', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), delayMs: 100 });
  });
  afterAll(() => app.stop());

  /** What stands at the server, without reading it. */
  const kept = async () =>
    (
      await sql<{ revision: number; draft_id: string | null }>`select revision, draft_id from guide_thread`.execute(
        app.db,
      )
    ).rows[0];

  test('stands there as it was said, with its transfer, and is offered where it was left (R26, D-121)', async () => {
    const sender = await verifiedSender(app);
    const laptop = await openPage(app, { path: '/sign-in' });
    laptop.setDefaultTimeout(30_000);
    await enterAs(laptop, sender);
    await laptop.goto('/send/guided');
    const onLaptop = guideOn(laptop);
    await onLaptop.asks('Where is the money going?');
    await onLaptop.say('the purple one with stripes');
    await laptop.getByText('the purple one with stripes').waitFor();
    await onLaptop.say('100 pounds to Cameroon by mobile money');
    await onLaptop.asks('Who gets the money?');
    const said = await turnsOf(laptop);
    await expect.poll(kept, { timeout: 20_000 }).toMatchObject({ draft_id: expect.any(String) });

    const phone = await openPage(app, { path: '/sign-in', width: 390, height: 780 });
    phone.setDefaultTimeout(30_000);
    await fillSignIn(phone, { username: sender.username, password: testPassword });
    await phone.waitForURL('**/dashboard');
    await phone.goto('/send/guided');
    const onPhone = guideOn(phone);
    await onPhone.asks('Who gets the money?');
    await phone.getByText('Here’s where you left off. Your answers are saved').first().waitFor();
    expect((await turnsOf(phone)).slice(0, said.length)).toEqual(said);
    const before = (await kept())?.revision ?? 0;
    await onPhone.choose('Somebody new');
    await onPhone.asks('What’s the recipient’s first name?');
    await onPhone.say('Marie');
    await onPhone.asks('And Marie’s last name?');
    await expect.poll(async () => (await kept())?.revision, { timeout: 20_000 }).toBeGreaterThan(before);
    expect(await readableStorage(phone)).not.toMatch(/purple|Marie/);

    await onLaptop.say('the yellow one');
    await laptop.getByRole('link', { name: 'Continue what I said there' }).click();
    await laptop.getByText('Marie').first().waitFor();
    await onLaptop.asks('Who gets the money?');
    expect((await turnsOf(laptop)).join(' ')).not.toContain('the yellow one');
  }, 240_000);
});
