import { sql } from 'kysely';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Person } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { cancel, newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';
import { expectNoAxeViolationsInBothThemes, expectNoSidewaysScroll } from '../harness/expectations.ts';
import { enterAs, heading, press, sentence } from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

describe('what happens while the product is open', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  let ama: Person;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist') });
    ama = await verifiedSender(app);
  });
  afterAll(() => app.stop());

  const bell = (page: Page, unread: number) =>
    page.getByRole('link', { name: new RegExp(`^Notifications, ${unread} unread$`) }).waitFor();

  test('arrives by itself in every tab over one stream, and the next tab takes it over (SHL-04, NTF-01…05)', async () => {
    const first = await openPage(app, { path: '/sign-in' });
    const streams: string[] = [];
    first.context().on('request', (request) => {
      if (request.url().endsWith('/events')) streams.push(request.headers()['x-request-hash'] ?? 'unsigned');
    });
    await enterAs(first, ama);
    const second = await first.context().newPage();
    await second.goto('/notifications');
    await sentence(second, 'New sign-in');
    await expect.poll(() => streams.length).toBe(1);

    const transfer = await newTransfer(ama);
    await payByBank(ama, transfer);
    await untilStatus(ama, transfer.id, 'COMPLETE');
    for (const tab of [first, second]) await bell(tab, 5);
    await first.getByText('Completed').first().waitFor();
    await second
      .getByRole('listitem')
      .filter({ hasText: 'Delivered' })
      .getByText(/^Marie has/)
      .waitFor();
    expect(streams).toHaveLength(1);
    expect(streams[0]).not.toBe('unsigned');

    await second.getByRole('button', { name: /^Mark as read \(Delivered/ }).click();
    for (const tab of [first, second]) await bell(tab, 4);

    await first.close();
    await expect.poll(() => streams.length).toBe(2);
    await cancel(ama, await newTransfer(ama));
    await second.getByRole('listitem').filter({ hasText: 'Transfer cancelled' }).waitFor();
    await expectNoAxeViolationsInBothThemes(second);
  });

  test('on a phone stands above a bar for thumbs, which leads everywhere (SHL-01, SHL-12, SHL-07)', async () => {
    const page = await openPage(app, { path: '/sign-in', width: 320, height: 640 });
    await enterAs(page, await verifiedSender(app));
    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    await expectNoSidewaysScroll(page);
    await bar.getByRole('link', { name: 'Send' }).click();
    await heading(page, 'How much would you like to send?');
    expect(await bar.count(), 'the way on stands there instead').toBe(0);
    await page.goBack();
    await bar.getByRole('button', { name: 'Menu' }).click();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await sheet.getByRole('link', { name: 'Verification' }).waitFor();
    await expectNoAxeViolationsInBothThemes(page);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Notifications/ })
      .click();
    await sentence(page, 'New sign-in');
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolationsInBothThemes(page);
  });

  test('on the narrowest phone an item’s two ways on begin below each other (NTF-03)', async () => {
    const efua = await verifiedSender(app);
    const page = await openPage(app, { path: '/sign-in', width: 320, height: 640 });
    await enterAs(page, efua);
    await cancel(efua, await newTransfer(efua));
    await page.goto('/notifications');
    const item = page.getByRole('listitem').filter({ hasText: 'Transfer cancelled' });
    const edges = await Promise.all(
      [item.getByRole('link'), item.getByRole('button')].map((way) =>
        way.evaluate((element) => {
          const words = document.createRange();
          const first = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
          words.selectNodeContents(first ?? element);
          const { left, top } = words.getBoundingClientRect();
          return { left: Math.round(left), top };
        }),
      ),
    );
    const [open, mark] = edges;
    expect(mark?.top).toBeGreaterThan(open?.top ?? 0);
    expect(mark?.left).toBe(open?.left);
  });

  test('new terms stand before everything until they are agreed to, once and for all (SHL-08)', async () => {
    const kofi = await verifiedSender(app);
    await sql`update app_user set profile = profile || '{"readTermsAndCondition": "0"}' where id = ${kofi.user.id}`.execute(
      app.db,
    );
    const page = await openPage(app, { path: '/sign-in' });
    await enterAs(page, kofi);
    const gate = page.getByRole('alertdialog', { name: 'Our terms have changed' });
    await gate.waitFor();
    await page.goto('/notifications');
    await gate.waitFor();
    await press(page, 'Agree & Continue');
    await gate.waitFor({ state: 'hidden' });
    await page.reload();
    await sentence(page, 'New sign-in');
    expect(await gate.count()).toBe(0);
  });
});
