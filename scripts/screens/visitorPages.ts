import type { Page } from 'playwright';
import type { Maintenance } from '#contract/protocol/lookup.ts';
import { offlinePath, pricePath } from '#contract/site/site.ts';
import { openHandOver } from '#contract/verification/handOver.ts';
import { seededPassword, seededPeople } from '#server/seeds/seedPeople.ts';
import { countedDeliveries } from './countedDeliveries.ts';
import { answer, at, type Pictured, press } from './pictured.ts';

const closed: Maintenance = { webMaintenance: true, redirectToMobile: false, maintenanceCarouselMessage: '' };

const pages: readonly Omit<Pictured, 'as'>[] = [
  { name: 'landing', path: at('/'), act: untilPriced },
  { name: 'price', path: at(`${pricePath}?payinAmount=200&payinCurrency=GBP&payoutCurrency=XAF`) },
  { name: 'price-refused', path: at(`${pricePath}?payinAmount=much&payinCurrency=GBP`) },
  { name: 'how-it-works', path: at('/how-it-works') },
  { name: 'about', path: at('/company/about') },
  { name: 'blog', path: at('/company/our-blog') },
  { name: 'help-visitor', path: at('/help') },
  { name: 'close-account', path: at('/help/topics/how-to-close-my-account') },
  { name: 'accessibility', path: at('/help/accessibility') },
  { name: 'terms', path: at('/company/legal/terms') },
  { name: 'privacy', path: at('/company/legal/privacy') },
  { name: 'cookies', path: at('/company/legal/cookie') },
  { name: 'mobile-money-rate', path: at('/mobile-money-rate') },
  {
    name: 'delivery-times',
    path: at('/delivery-times'),
    before: (page) => answer(page, '/delivery-times', countedDeliveries),
  },
  { name: 'country-register', path: at('/country/register') },
  { name: 'not-found', path: at('/nowhere') },
  { name: 'offline', path: at(offlinePath) },
  { name: 'sign-in', path: at('/sign-in') },
  { name: 'account-on-hold', path: at('/sign-in'), act: enterAsCarl },
  { name: 'maintenance', path: at('/sign-in'), before: (page) => answer(page, '/value/maintenance', closed) },
  { name: 'welcome', path: at('/sign-up') },
  { name: 'sign-up', path: at('/sign-up?with=email') },
  { name: 'sign-up-contact', path: at('/sign-up?with=email'), act: sayWhoTheyAre },
  { name: 'sign-up-consent', path: at('/sign-up?with=email'), act: sayWhereToReachThem },
  { name: 'confirm-email', path: at('/email/confirm-account') },
  { name: 'new-code', path: at('/confirm-account') },
  { name: 'forget-password', path: at('/forget-password') },
  { name: 'reset-code', path: at('/email-link-sent') },
  { name: 'new-password', path: at('/reset-password/any-token') },
  { name: 'reset-link-gone', path: at('/reset-password/gone'), act: choosePassword },
  { name: 'guide-visitor', path: at('/send/guided') },
  {
    name: 'hand-over',
    path: at('/verification/hand-over/any-token'),
    before: (page, { widget }) => answer(page, openHandOver.path, widget),
    act: (page) => page.frameLocator('iframe').getByRole('button').first().waitFor(),
  },
  { name: 'hand-over-gone', path: at('/verification/hand-over/gone') },
];

/** What is there for everybody: the public site, the way in, and the phone that goes on with a check. */
export const visitorPages: readonly Pictured[] = pages.map((page) => ({ ...page, as: 'visitor' }));

/** The rate arrives after the page. */
function untilPriced(page: Page) {
  return page
    .getByText(/1\sGBP\s=\s\d/)
    .first()
    .waitFor();
}

/** Carl, who is kept out. */
async function enterAsCarl(page: Page) {
  await page.locator('input[name="username"]').fill(seededPeople.carl.email);
  await page.locator('input[name="password"]').fill(seededPassword);
  await page.keyboard.press('Enter');
  await page.locator('input[name="password"]').waitFor({ state: 'detached' });
}

/** The server says only then that the link is no longer good. */
async function choosePassword(page: Page) {
  await page.locator('input[name="password"]').fill('Harbour-27-Moon');
  await page.locator('input[name="confirmation"]').fill('Harbour-27-Moon');
  await press(page, ({ auth }) => auth.newPassword.submit);
  await page.waitForURL('**/forget-password');
}

/** Awa, at the second part of the form. */
async function sayWhoTheyAre(page: Page) {
  for (const [name, text] of Object.entries({ firstName: 'Awa', lastName: 'Diallo' })) {
    await page.locator(`main [name=${name}]`).fill(text);
  }
  for (const [label, text] of [
    [/^(Day|Jour)$/, '14'],
    [/^(Month|Mois)$/, '02'],
    [/^(Year|Année)$/, '1990'],
  ] as const) {
    await page.getByLabel(label).fill(text);
  }
  await page.locator('main [type=submit]').click();
  await page.locator('main [name=email]').waitFor();
}

/** And at the third. */
async function sayWhereToReachThem(page: Page) {
  await sayWhoTheyAre(page);
  await page.locator('main [name=mobile]').fill('7400 123 456');
  await page.locator('main [name=email]').fill('awa@example.com');
  await page.locator('main [type=submit]').click();
  await page.locator('main [name=password]').waitFor();
}
