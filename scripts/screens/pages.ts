import type { Page } from 'playwright';
import type { SeededName } from '#server/database/seedPeople.ts';
import type { World } from './world.ts';

export type Pictured = {
  readonly name: string;
  readonly path: (world: World) => string;
  /** Ada where nothing is said. */
  readonly as?: SeededName | 'visitor';
  /** What is pressed or waited for before the picture is taken. */
  readonly act?: (page: Page) => Promise<unknown>;
};

const at = (path: string) => () => path;

/** Two days as addresses say them: a year ago and today. */
const year = { from: day(-1), to: day(0) };

/** Every page worth a look, in the order a sender meets them. */
export const pages: readonly Pictured[] = [
  { name: 'landing', path: at('/'), as: 'visitor', act: untilPriced },
  { name: 'sign-in', path: at('/sign-in'), as: 'visitor' },
  { name: 'sign-up', path: at('/sign-up?with=email'), as: 'visitor' },
  { name: 'forget-password', path: at('/forget-password'), as: 'visitor' },
  { name: 'help-visitor', path: at('/help'), as: 'visitor' },
  { name: 'how-it-works', path: at('/how-it-works'), as: 'visitor' },
  { name: 'about', path: at('/company/about'), as: 'visitor' },
  { name: 'privacy', path: at('/company/legal/privacy'), as: 'visitor' },
  { name: 'mobile-money-rate', path: at('/mobile-money-rate'), as: 'visitor' },
  { name: 'country-register', path: at('/country/register'), as: 'visitor' },
  { name: 'not-found', path: at('/nowhere'), as: 'visitor' },
  { name: 'dashboard-new', path: at('/dashboard'), as: 'ben' },
  { name: 'get-quote', path: at('/get-quote?send=100') },
  { name: 'recipient', path: at('/get-quote?send=100'), act: toRecipients },
  { name: 'review', path: ({ unpaid }) => `/review?transferId=${unpaid}` },
  { name: 'guide', path: at('/send/guided') },
  { name: 'payment-method', path: ({ unpaid }) => `/payment-method?transferId=${unpaid}` },
  { name: 'result', path: ({ underWay }) => `/auth-transfer-complete/${underWay}` },
  { name: 'result-delivered', path: ({ delivered }) => `/auth-transfer-complete/${delivered}` },
  { name: 'dashboard', path: at('/dashboard') },
  { name: 'transactions', path: at('/transactions') },
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
  { name: 'help', path: ({ underWay }) => `/help?transferId=${underWay}` },
];

/** The rate arrives after the page. */
function untilPriced(page: Page) {
  return page
    .getByText(/1\sGBP\s=\s\d/)
    .first()
    .waitFor();
}

async function toRecipients(page: Page) {
  await page.getByRole('button', { name: /^Continuer?$/ }).click();
  await page.getByRole('radio', { name: /Marie/ }).first().waitFor({ state: 'attached' });
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
