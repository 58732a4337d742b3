import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { makeManyTransfers } from '#tests/fixtures/manyTransfers.ts';
import { type Person, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { marieEndingIn, newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';
import { fillSignIn } from '../harness/authForms.ts';
import { expectNoAxeViolationsInBothThemes } from '../harness/expectations.ts';
import { dismissVerificationNews, heading, press, sentence } from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

describe('the history of a sender', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  let ama: Person;
  let page: Page;
  let heldId = '';
  let othersId = '';
  /** That she is verified is told once. */
  let hasReadNews = false;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), delayMs: 100 });
    ama = await verifiedSender(app);
    const paid = await newTransfer(ama);
    await payByBank(ama, paid);
    await makeManyTransfers(app.db, { like: await untilStatus(ama, paid.id, 'COMPLETE'), count: 119 });
    const held = await newTransfer(ama, { recipient: { ...marieEndingIn('58'), firstName: 'Zélie' } });
    await payByBank(ama, held);
    heldId = (await untilStatus(ama, held.id, 'PAYMENT_SUSPENDED')).id;
    othersId = (await newTransfer(await verifiedSender(app))).id;
  });
  afterAll(() => app.stop());

  const signedIn = async (path: string, width = 1440) => {
    page = await openPage(app, { path: '/sign-in', width });
    await fillSignIn(page, { username: ama.username, password: testPassword });
    await page.waitForURL('**/dashboard');
    if (!hasReadNews) await dismissVerificationNews(page);
    hasReadNews = true;
    await page.goto(path);
  };
  const rows = () => page.getByRole('table').getByRole('row').count();
  const dialog = (name: RegExp) => page.getByRole('dialog', { name });
  const downloaded = async (act: () => Promise<void>): Promise<Download> => {
    const [download] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), act()]);
    return download;
  };

  test('is searched, paged and gone back through by its address, and scrolls by itself where it is too wide (TXN-41, TXN-02, TXN-10, TXN-11)', async () => {
    await signedIn('/transactions');
    await page.getByRole('heading', { name: 'Total 121' }).waitFor();
    expect(await rows()).toBe(11);
    await page.getByRole('link', { name: 'Go to page 13' }).click();
    await page.waitForURL('**/transactions?page=13');
    await expect.poll(rows).toBe(2);
    await page.goBack();
    await expect.poll(rows).toBe(11);
    await page.getByRole('searchbox').fill('zélie');
    await page.waitForURL('**/transactions?search=z%C3%A9lie');
    await expect.poll(rows).toBe(2);
    await page.reload();
    await expect.poll(rows).toBe(2);
    await expectNoAxeViolationsInBothThemes(page);
    await page.goBack();
    await expect.poll(rows).toBe(11);
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
    await page.setViewportSize({ width: 1200, height: 900 });
    const scrolls = () =>
      page.getByRole('table').evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
    await expect.poll(scrolls).toBeGreaterThan(0);
    const page1200 = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await page1200()).toBeLessThanOrEqual(1200);
  });

  test('shows one transfer over it, whose recipient can be changed, and no one else’s (TXN-19, D-126)', async () => {
    await signedIn(`/transactions?transfer=${heldId}`);
    await dialog(/Zélie/).getByText('Who has the money').waitFor();
    await expectNoAxeViolationsInBothThemes(page);
    await page.getByRole('link', { name: 'Choose another recipient' }).click();
    await heading(page, /recipient/i);
    for (const id of [othersId, '0197a000-0000-7000-8000-0000000000ff', 'nonsense']) {
      await page.goto(`/transactions?transfer=${id}`);
      await sentence(page, 'We can’t find this transfer');
      await page.goto(`/transactions/${id}/receipt`);
      await sentence(page, 'We can’t find this transfer');
    }
  });

  test('gives a receipt as a file and as a page (TXN-31)', async () => {
    await signedIn('/transactions?group=completed&page=12');
    await page
      .getByRole('link', { name: /^View more/ })
      .last()
      .click();
    const file = await downloaded(() => press(page, 'Download receipt'));
    expect(file.suggestedFilename()).toMatch(/^sawa-receipt-SW-.*\.pdf$/);
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await page.getByRole('link', { name: 'Print view' }).click();
    await heading(page, 'Receipt');
    await page.getByRole('table', { name: 'What you paid' }).waitFor();
    const picture = await downloaded(() => press(page, 'Save as a picture'));
    expect(picture.suggestedFilename()).toMatch(/^sawa-receipt-SW-.*\.png$/);
    const png = readFileSync(await picture.path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20) > 1000]).toEqual([1080, true]);
    await expectNoAxeViolationsInBothThemes(page);
  });

  test('gives a statement of its delivered transfers, or says why not (TXN-32…39, TXN-03)', async () => {
    await signedIn('/account-statements');
    await page.waitForURL('**/transactions?statement=open');
    const statement = dialog(/^Account statement/);
    const enter = async (field: 'Start date' | 'End date', [day, month, year]: readonly [string, string, string]) => {
      const group = statement.getByRole('group', { name: field });
      await group.getByLabel('Day').fill(day);
      await group.getByLabel('Month').fill(month);
      await group.getByLabel('Year').fill(year);
    };
    await enter('End date', ['01', '01', '2099']);
    await press(page, 'Download PDF');
    await statement.getByText('Please select a date in the past').waitFor();
    await enter('Start date', ['02', '01', '2020']);
    await enter('End date', ['01', '01', '2020']);
    await press(page, 'Download PDF');
    await statement.getByText('End date cannot be before the start date.').waitFor();
    await enter('End date', ['03', '01', '2020']);
    await press(page, 'Download PDF');
    await statement.getByText('No transactions found for the selected date range.').waitFor();
    await expectNoAxeViolationsInBothThemes(page);
    const today = new Date();
    const parts = [today.getDate(), today.getMonth() + 1, today.getFullYear()].map((part) =>
      String(part).padStart(2, '0'),
    );
    await enter('End date', parts as [string, string, string]);
    const pdf = await downloaded(() => press(page, 'Download PDF'));
    expect(pdf.suggestedFilename()).toMatch(/^sawa-statement-02-01-2020-to-\d\d-\d\d-\d{4}\.pdf$/);
    expect(readFileSync(await pdf.path()).length).toBeGreaterThan(50_000);
    await sentence(page, 'Statement downloaded successfully.');
    await statement.waitFor({ state: 'hidden' });
  });

  test('gives the same rows to a spreadsheet and to paper, with the same totals (peers 20)', async () => {
    await signedIn('/transactions?statement=open');
    const csv = await downloaded(() => press(page, 'Download CSV'));
    const lines = readFileSync(await csv.path(), 'utf8')
      .trim()
      .split('\r\n')
      .slice(1);
    await page.goto('/transactions?statement=open');
    await press(page, 'Print view');
    await heading(page, 'Account statement');
    const table = page.getByRole('table', { name: 'Account statement' });
    await expect.poll(() => table.getByRole('row').count()).toBe(lines.length + 1);
    const first = lines[0]?.split('","') ?? [];
    await table
      .getByRole('row')
      .nth(1)
      .getByText(first[1] ?? 'no id')
      .waitFor();
    const paidMinor = lines.reduce((sum, line) => sum + Number((line.split('","')[3] ?? '').replace('.', '')), 0);
    const paid = `£${(paidMinor / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
    await page.getByRole('table', { name: 'Totals' }).getByText(paid, { exact: true }).first().waitFor();
    await expectNoAxeViolationsInBothThemes(page);
  });
});
