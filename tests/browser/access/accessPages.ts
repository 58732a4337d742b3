import type { Locator, Page } from 'playwright';
import { plainPages, pricePath } from '#contract/site/site.ts';
import type { Site } from '#contract/site/siteDescription.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import type { SeededName } from '#server/seeds/seedPeople.ts';
import { signUpFormPath } from '#src/app/address/paths.ts';

/** Ada's transfers the pages are about. */
export type Facts = Readonly<Record<'delivered' | 'waiting' | 'held' | 'underWay', Pick<Transfer, 'id'>>>;

/** One page of the product in one state. */
export type AccessPage = {
  /** What it is called in the table of results. */
  readonly name: string;
  readonly address: string | ((facts: Facts) => string);
  /** Who looks at it; without a name, a visitor. */
  readonly as?: SeededName;
  /** What is done before it is looked at, without words: these differ from language to language. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** There by then. */
  readonly shows?: string;
  /** No script takes it over. */
  readonly isPlain?: true;
};

/** The public site: every page the build wrote, from its route table, and those at no address of their own. */
export const publicPages = ({ pages }: Pick<Site, 'pages'>): readonly AccessPage[] => [
  ...pages.map(({ path }): AccessPage => ({ name: path, address: path })),
  { name: plainPages.notFound, address: '/no/such/page' },
  { name: 'price asked', address: `${pricePath}?payinAmount=200&payinCurrency=GBP&payoutCurrency=XAF`, isPlain: true },
  { name: 'price refused', address: `${pricePath}?payinAmount=much&payinCurrency=GBP`, isPlain: true },
];

const submit = (within: Locator): Promise<void> => within.locator('button[type=submit]').first().click();
const submitPage = (page: Page): Promise<void> => submit(page.locator('main form'));

/** Fills in boxes by what a browser would fill into them. */
async function fillIn(page: Page, boxes: Readonly<Record<string, string>>): Promise<void> {
  for (const [content, text] of Object.entries(boxes)) {
    await page.locator(`main input[autocomplete=${content}]`).fill(text);
  }
}

const birthday = { 'bday-day': '02', 'bday-month': '03', 'bday-year': '1990' };

async function toContact(page: Page): Promise<void> {
  await fillIn(page, { 'given-name': 'Ada', 'family-name': 'Okafor', ...birthday });
  await submitPage(page);
  await page.waitForURL('**/sign-up/contact**');
}

async function toConsent(page: Page): Promise<void> {
  await toContact(page);
  await fillIn(page, { 'tel-national': '7400123456', email: 'ada@example.org' });
  await submitPage(page);
  await page.waitForURL('**/sign-up/consent**');
}

/** Signing in and up beyond their written first pages, each screen once and with what it says to nothing. */
export const entryPages: readonly AccessPage[] = [
  { name: '/sign-in, nothing typed', address: '/sign-in', act: submitPage, shows: '[data-invalid]' },
  { name: '/sign-up by e-mail', address: signUpFormPath, shows: 'form' },
  { name: '/sign-up, nothing typed', address: signUpFormPath, act: submitPage, shows: '[data-invalid]' },
  { name: '/sign-up/contact', address: signUpFormPath, act: toContact },
  { name: '/sign-up/consent', address: signUpFormPath, act: toConsent },
  { name: '/email/confirm-account', address: '/email/confirm-account' },
  { name: '/sms/confirm-account', address: '/sms/confirm-account' },
  { name: '/confirm-account', address: '/confirm-account' },
  { name: '/forget-password', address: '/forget-password' },
  { name: '/forget-password, nothing typed', address: '/forget-password', act: submitPage, shows: '[data-invalid]' },
  { name: '/email-link-sent', address: '/email-link-sent' },
  { name: '/sms-code-sent', address: '/sms-code-sent' },
  { name: '/reset-password', address: '/reset-password/any-token' },
  { name: '/password-reset-complete', address: '/password-reset-complete' },
];

/** An answer to the guide that is the same in either language. */
const answer = async (page: Page, said: string): Promise<void> => {
  const box = page.locator('[data-field=answer] input');
  await box.fill(said);
  await box.press('Enter');
};

const toRecipients = async (page: Page): Promise<void> => {
  await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Continuer?$/ }).click();
  await page.waitForURL('**/recipient**');
};

const toNewRecipient = async (page: Page): Promise<void> => {
  await toRecipients(page);
  await page.getByRole('button', { name: /^(Add|Ajouter)/ }).click();
  await page.waitForURL('**/recipient-details**');
};

const toReason = async (page: Page): Promise<void> => {
  await toRecipients(page);
  await chooseAndGoOn(page, 'first');
  await page.waitForURL('**/create-transfer**');
};

/** A company each, the bank’s or the card’s. */
const toCompany = async (page: Page, way: 'first' | 'last', address: string): Promise<void> => {
  await chooseAndGoOn(page, way);
  await page.waitForURL(`**${address}**`);
};

async function chooseAndGoOn(page: Page, which: 'first' | 'last'): Promise<void> {
  await page.locator('main input[type=radio]')[which]().check({ force: true });
  await page.getByRole('button', { name: /^(Continuer?|Proceed to payment|Passer au paiement)$/ }).click();
}

const amountOf = (pounds: number): string => `/get-quote?method=1&from=GB&to=CM&send=${pounds}.00`;

/** Sending and paying, on screens and in the guided conversation. */
const sendingPages: readonly AccessPage[] = [
  { name: '/get-quote, a visitor', address: '/get-quote' },
  { name: '/send/guided, a visitor', address: '/send/guided', shows: '[role=log]' },
  { name: '/get-quote', address: amountOf(100), as: 'ada' },
  { name: '/get-quote, too much', address: amountOf(999_999), as: 'ada' },
  { name: '/recipient', address: amountOf(90), as: 'ada', act: toRecipients },
  { name: '/recipient-details', address: amountOf(90), as: 'ada', act: toNewRecipient },
  { name: '/create-transfer', address: amountOf(90), as: 'ada', act: toReason },
  { name: '/review', address: ({ waiting }) => `/review?transferId=${waiting.id}`, as: 'ada' },
  { name: '/payment-method', address: ({ waiting }) => `/payment-method?transferId=${waiting.id}`, as: 'ada' },
  {
    name: '/truelayer-providers',
    address: ({ waiting }) => `/payment-method?transferId=${waiting.id}`,
    as: 'ada',
    act: (page) => toCompany(page, 'first', '/truelayer-providers'),
  },
  {
    name: '/card-payment',
    address: ({ waiting }) => `/payment-method?transferId=${waiting.id}`,
    as: 'ada',
    act: (page) => toCompany(page, 'last', '/card-payment'),
  },
  { name: '/transfer-completed', address: ({ delivered }) => `/transfer-completed/${delivered.id}`, as: 'ada' },
  {
    name: '/transfer-completed, in progress',
    address: ({ underWay }) => `/transfer-completed/${underWay.id}`,
    as: 'ada',
  },
  { name: '/transfer-completed, unknown', address: '/transfer-completed/nonsense', as: 'ada' },
  { name: '/send/guided', address: '/send/guided', as: 'ada', shows: '[role=log]' },
  {
    name: '/send/guided, on its way',
    address: '/send/guided',
    as: 'ada',
    shows: '[role=log]',
    act: (page) => answer(page, 'Kenya'),
  },
];

/** As addresses say it: 02-01-2020. */
function today(): string {
  const [year, month, day] = new Date().toISOString().slice(0, 10).split('-');
  return `${day}-${month}-${year}`;
}

/** What is only there for who is signed in. */
const accountPages: readonly AccessPage[] = [
  { name: '/dashboard', address: '/dashboard', as: 'ada' },
  { name: '/dashboard, not verified', address: '/dashboard', as: 'ben' },
  { name: '/transactions', address: '/transactions', as: 'ada' },
  { name: '/transactions, none found', address: '/transactions?search=nobody-at-all', as: 'ada' },
  {
    name: '/transactions, one opened',
    address: ({ waiting }) => `/transactions?transfer=${waiting.id}`,
    as: 'ada',
    shows: '[role=dialog]',
  },
  { name: '/account-statements', address: '/account-statements', as: 'ada', shows: '[role=dialog]' },
  { name: '/account-statements/print', address: `/account-statements/print?from=02-01-2020&to=${today()}`, as: 'ada' },
  { name: '/transactions/…/receipt', address: ({ delivered }) => `/transactions/${delivered.id}/receipt`, as: 'ada' },
  { name: '/transactions/…/recipient', address: ({ held }) => `/transactions/${held.id}/recipient`, as: 'ada' },
  { name: '/notifications', address: '/notifications', as: 'ada' },
  { name: '/rates, alerts', address: '/rates?alerts=', as: 'ada', shows: '[role=dialog] form' },
  { name: '/profile', address: '/profile', as: 'ada' },
  { name: '/edit-profile', address: '/edit-profile', as: 'ada' },
  { name: '/settings', address: '/settings', as: 'ada' },
  { name: '/change-password', address: '/change-password', as: 'ada', shows: '[role=dialog]' },
  { name: '/rewards', address: '/rewards', as: 'ada' },
  { name: '/business/invite', address: '/business/invite', as: 'claire' },
  { name: '/verification', address: '/verification', as: 'ben' },
  { name: '/email-registration', address: '/email-registration', as: 'dora' },
  { name: '/verification/hand-over/…', address: '/verification/hand-over/any-token' },
];

/** Every page there is, for every reader. */
export const everyPage = (site: Pick<Site, 'pages'>): readonly AccessPage[] => [
  ...publicPages(site),
  ...entryPages,
  ...sendingPages,
  ...accountPages,
];
