import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { dismissVerificationToast } from '#contract/account/account.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { english } from '#src/locales/english.ts';
import { type Person, signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { marieEndingIn, newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';
import { cutWordsOn } from './access/cutWords.ts';
import { fillSignIn } from './harness/authForms.ts';
import { expectNoSidewaysScroll } from './harness/expectations.ts';
import { heading, sentence } from './harness/sendingSteps.ts';
import { useBrowser } from './harness/useBrowser.ts';

const phone = { width: 375, height: 667 };
const narrow = { width: 320, height: 640 };

const enlarge = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

/** How far the page is scrolled, by which share of all it can be. */
const scrollTo = (page: Page, share: number): Promise<void> =>
  page.evaluate((part) => window.scrollTo(0, part * document.documentElement.scrollHeight), share);

const boxOf = async (of: Locator) => {
  const box = await of.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return { top: Math.round(box.y), bottom: Math.round(box.y + box.height) };
};

describe('on a phone', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  let sender: Person;
  let waiting: Transfer;
  let underWay: Transfer;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist') });
    sender = await verifiedSender(app);
    dataOf(await sender.sender.call(dismissVerificationToast, { body: { displayVerificationToast: false } }));
    waiting = await newTransfer(sender);
    underWay = await newTransfer(sender, { recipient: marieEndingIn('01') });
    await payByBank(sender, underWay);
    await untilStatus(sender, underWay.id, 'PAYMENT_COMPLETED');
  });
  afterAll(() => app.stop());

  async function openSignedIn(size: { width: number; height: number }, { username }: Person): Promise<Page> {
    const page = await openPage(app, { ...size, path: '/sign-in' });
    await fillSignIn(page, { username, password: testPassword });
    await page.waitForURL('**/dashboard');
    return page;
  }

  async function openPayment(size: { width: number; height: number }, percent: number) {
    const page = await openSignedIn(size, sender);
    await page.goto(`/payment-method?transferId=${waiting.id}`);
    await heading(page, english.pay.title);
    await sentence(page, english.pay.exact);
    await enlarge(page, percent);
    const pay = page.getByRole('button', { name: english.pay.proceed });
    return { page, pay, foot: pay.locator('xpath=../..') };
  }

  test.each([
    { ...phone, percent: 100 },
    { ...narrow, percent: 100 },
    { ...narrow, percent: 150 },
    { ...narrow, percent: 200 },
  ])('what is paid and the button stay in sight at $width px with letters at $percent %', async (asked) => {
    const { page, pay, foot } = await openPayment(asked, asked.percent);
    const sum = foot.getByText(/£/);
    for (const share of [0, 0.2, 0.5]) {
      await scrollTo(page, share);
      for (const shown of [sum, pay]) {
        const { top, bottom } = await boxOf(shown);
        expect(top, `${share} of the page scrolled`).toBeGreaterThan(0);
        expect(bottom, `${share} of the page scrolled`).toBeLessThanOrEqual(asked.height);
      }
    }
    const { top, bottom } = await boxOf(foot);
    expect(bottom - top, 'it leaves most of the window to the page').toBeLessThan(asked.height / 3);
  });

  test.each([
    { ...phone, percent: 100 },
    { ...narrow, percent: 200 },
  ])('nothing Tab leads to is under them at $width px with letters at $percent % (WCAG 2.4.11)', async (asked) => {
    const { page, foot } = await openPayment(asked, asked.percent);
    await page.evaluate(() => document.body.focus());
    const covered: string[] = [];
    const names = new Set<string>();
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if ((await focused.count()) === 0 || (await focused.evaluate((element) => element === document.body))) break;
      // A choice is a card as high as half the window: its first lines say which it is.
      const { end, name } = await focused.evaluate((element) => {
        const card = element.closest('label');
        const { top, bottom } = (card ?? element).getBoundingClientRect();
        const said = card ?? element;
        return { end: card ? Math.min(bottom, top + 100) : bottom, name: (said.textContent ?? '').slice(0, 40) };
      });
      names.add(name);
      const isInFoot = await foot.evaluate((element) => element.contains(document.activeElement));
      if (!isInFoot && end > (await boxOf(foot)).top + 1) covered.push(name);
    }
    expect(names.size).toBeGreaterThan(5);
    expect(covered).toEqual([]);
  });

  test('the button stands above what the system draws over the lower edge', async () => {
    const { page, pay } = await openPayment(phone, 100);
    const system = await page.context().newCDPSession(page);
    await system.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
    await expect.poll(async () => (await boxOf(pay)).bottom).toBeLessThanOrEqual(phone.height - 34);
  });

  test('in a window of a few lines it scrolls with the page, which would have no room (WCAG 1.4.10)', async () => {
    const { foot } = await openPayment({ width: 320, height: 256 }, 100);
    expect((await boxOf(foot)).top).toBeGreaterThan(256);
  });

  test.each(['/verification', '/edit-profile'])(
    'what is known already is read whole on %s, at 320 px with letters twice as large (KYC-26, WCAG 1.4.4)',
    async (path) => {
      const person = path === '/verification' ? await signUpAndIn(app) : sender;
      const page = await openSignedIn(narrow, person);
      await page.goto(path);
      const email = page.getByLabel(english.auth.fields.email, { exact: true });
      await email.waitFor();
      expect(await email.isDisabled()).toBe(true);
      await enlarge(page, 200);
      expect(await cutWordsOn(page)).toEqual([]);
    },
  );

  test('a result in progress is as wide as the window, in French with letters twice as large (WCAG 1.4.10)', async () => {
    const page = await openSignedIn(narrow, sender);
    await page.goto(`/transfer-completed/${underWay.id}?lang=fr`);
    await sentence(page, /^Numéro de transfert/);
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      await enlarge(page, 200);
      await expectNoSidewaysScroll(page);
      expect(await cutWordsOn(page)).toEqual([]);
    }
  });
});
