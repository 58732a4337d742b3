import type { Page } from 'playwright';
import { answer, at, type Pictured, press } from './pictured.ts';
import { visitorPages } from './visitorPages.ts';

/** Two days as addresses say them: a year ago and today. */
const year = { from: day(-1), to: day(0) };

/** Every page worth a look, in the order a sender meets them. */
export const pages: readonly Pictured[] = [
  ...visitorPages,
  { name: 'register-email', path: at('/email-registration'), as: 'dora' },
  { name: 'dashboard-new', path: at('/dashboard'), as: 'ben' },
  { name: 'get-quote', path: at('/get-quote?send=100') },
  { name: 'recipient', path: at('/get-quote?send=100'), act: toRecipients },
  {
    name: 'recipient-none',
    path: at('/get-quote?send=100'),
    before: (page) => answer(page, '/user/*/recipients', []),
    act: toNobody,
  },
  { name: 'new-recipient', path: at('/get-quote?send=100'), act: toNewRecipient },
  { name: 'review', path: ({ unpaid }) => `/review?transferId=${unpaid}` },
  { name: 'guide', path: at('/send/guided') },
  { name: 'payment-method', path: ({ unpaid }) => `/payment-method?transferId=${unpaid}` },
  { name: 'result', path: ({ underWay }) => `/auth-transfer-complete/${underWay}` },
  { name: 'result-delivered', path: ({ delivered }) => `/auth-transfer-complete/${delivered}` },
  { name: 'result-unknown', path: at('/transfer-completed/nowhere') },
  { name: 'dashboard', path: at('/dashboard') },
  { name: 'transactions', path: at('/transactions') },
  { name: 'session-warning', path: at('/dashboard'), before: (page) => endsSoon(page) },
  { name: 'transactions-none', path: at('/transactions?search=nobody-at-all') },
  { name: 'transfer-unpaid', path: ({ unpaid }) => `/transactions?transfer=${unpaid}` },
  { name: 'transfer', path: ({ underWay }) => `/transactions?transfer=${underWay}` },
  { name: 'transfer-delivered', path: ({ delivered }) => `/transactions?transfer=${delivered}` },
  { name: 'transfer-details', path: ({ delivered }) => `/transactions?transfer=${delivered}`, act: openDetails },
  { name: 'change-recipient', path: ({ unpaid }) => `/transactions/${unpaid}/recipient` },
  { name: 'receipt', path: ({ delivered }) => `/transactions/${delivered}/receipt` },
  { name: 'statement-dialog', path: at('/transactions?statement=open') },
  { name: 'statement', path: at(`/account-statements/print?from=${year.from}&to=${year.to}`) },
  { name: 'notifications', path: at('/notifications') },
  { name: 'profile', path: at('/profile') },
  { name: 'edit-profile', path: at('/edit-profile') },
  { name: 'settings', path: at('/settings') },
  { name: 'settings-devices', path: at('/settings'), act: toLastSection },
  { name: 'change-password', path: at('/change-password') },
  { name: 'verification', path: at('/verification') },
  { name: 'verification-begin', path: at('/verification'), as: 'ben' },
  { name: 'rewards', path: at('/rewards') },
  { name: 'rewards-loyalty', path: at('/rewards'), act: (page) => page.getByRole('tab').nth(1).click() },
  { name: 'business-invite', path: at('/business/invite'), as: 'claire' },
  { name: 'business-invite-others', path: at('/business/invite') },
  { name: 'again-1-amount', path: at('/dashboard'), act: toAmountAgain },
  { name: 'again-2-review', path: at('/dashboard'), act: toReviewAgain, isLate: true },
  { name: 'again-3-leaving', path: at('/dashboard'), act: toLeavingAgain, isLate: true },
  { name: 'again-in-guide', path: at('/send/guided'), act: toReviewInGuide, isLate: true },
  { name: 'help', path: ({ underWay }) => `/help?transferId=${underWay}` },
];

/** As last time, press by press. */
export async function toAmountAgain(page: Page) {
  await page.locator('section[aria-labelledby="send-again"] a').first().click();
  await page.locator('section[aria-labelledby="sent-again"]').scrollIntoViewIfNeeded();
}

async function toReviewAgain(page: Page) {
  await toAmountAgain(page);
  await press(page, ({ common }) => common.continue);
  await payButton(page).waitFor();
}

async function toLeavingAgain(page: Page) {
  await toReviewAgain(page);
  await payButton(page).click();
  await page.getByRole('button', { name: /^(Go to my bank|Aller à ma banque)$/ }).waitFor();
}

async function toReviewInGuide(page: Page) {
  await press(page, ({ guide }) => guide.options.repeat);
  await payButton(page).scrollIntoViewIfNeeded();
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^(Pay|Payer) [\d£]/ });

async function toRecipients(page: Page) {
  await press(page, ({ common }) => common.continue);
  await page.getByRole('radio', { name: /Marie/ }).first().waitFor({ state: 'attached' });
}

/** Where nobody is in the book yet. */
async function toNobody(page: Page) {
  await press(page, ({ common }) => common.continue);
  await page.waitForURL('**/recipient**');
}

/** Somebody who has done nothing for more than an hour. */
async function endsSoon(page: Page) {
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({
      response,
      json: { ...body, data: { ...body.data, endsIn: { idleSeconds: 110, lifeSeconds: 9_000 } } },
    });
  });
}

async function toNewRecipient(page: Page) {
  await toRecipients(page);
  await press(page, ({ recipient }) => recipient.book.add);
  await page.waitForURL('**/recipient-details**');
}

/** Both folds of a transfer's dialog. */
async function openDetails(page: Page) {
  const folds = await page.getByRole('dialog').locator('button[aria-expanded="false"]:visible').all();
  for (const fold of folds.reverse()) await fold.click();
}

function toLastSection(page: Page) {
  return page.locator('main section').last().scrollIntoViewIfNeeded();
}

function day(years: number): string {
  const [year = '', month, date] = new Date().toISOString().slice(0, 10).split('-');
  return [date, month, Number(year) + years].join('-');
}
