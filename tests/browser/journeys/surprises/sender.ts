import type { Page } from 'playwright';
import { type Person, testPassword } from '#tests/fixtures/people.ts';
import type { Words } from './words.ts';

export type Decision = 'approve' | 'decline' | 'cancel';

/** The numbers of the sandbox's cards, as its page writes them. */
export const cards = {
  good: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  withoutFunds: '4000 0000 0000 9995',
  withProof: '4000 0000 0000 3220',
} as const;

/** Somebody at the screens of one device, by the words they read. Each step waits for the page it is on. */
export function senderAt(page: Page, words: Words) {
  const titled = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
  const press = (name: string | RegExp) =>
    page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
  const sees = (text: string | RegExp) => page.getByText(text).first().waitFor();
  const fill = (name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text);
  const reason = page.getByRole('dialog', { name: words.reasonTitle });

  const on = {
    page,
    titled,
    press,
    sees,
    fill,

    async signsIn({ username }: Pick<Person, 'username'>) {
      await page.goto('/sign-in');
      await on.givesPassword(username);
      await titled(words.hello);
      const news = page.getByRole('alertdialog', { name: words.verifiedNews });
      await news.waitFor();
      await Promise.all([
        page.waitForResponse((response) => response.url().endsWith('/api/user/toast') && response.ok()),
        news.getByRole('button', { name: words.close }).click(),
      ]);
      await news.waitFor({ state: 'hidden' });
    },
    async givesPassword(username: string) {
      await page.getByRole('textbox', { name: words.username }).fill(username);
      await page.getByLabel(words.password, { exact: true }).fill(testPassword);
      await press(words.signIn);
    },

    async asksForPrice(amount: string) {
      await page.goto('/get-quote');
      await on.typesAmount(amount);
      await sees(words.total);
    },
    async typesAmount(amount: string) {
      await titled(words.quoteTitle);
      await fill(words.youSend, amount);
    },
    async goesOnToRecipients() {
      await press(words.goOn);
      await titled(words.whoTitle);
    },
    async addsMarie(mobile = '671234500') {
      await press(words.addRecipient);
      await titled(words.addRecipient);
      await fill(words.first, 'Marie');
      await fill(words.last, 'Ngo');
      await on.typesMobile(mobile);
      await sees(words.mobilesMatch);
      await press(words.save);
    },
    async typesMobile(mobile: string, again = mobile) {
      await fill(words.mobile, mobile);
      await fill(words.mobileAgain, again);
    },
    async saysWhy() {
      await page.getByRole('alertdialog', { name: words.trustTitle }).waitFor();
      await press(words.trust);
      await on.choosesReason();
      await press(words.create);
    },
    async choosesReason() {
      await reason.getByRole('radio', { name: words.family }).check({ force: true });
    },
    /** From the price to the review of a transfer that waits for its payment. */
    async makesTransfer(amount = '100') {
      await on.asksForPrice(amount);
      await on.goesOnToRecipients();
      await on.addsMarie();
      await on.saysWhy();
      await titled(words.reviewTitle);
    },

    /** From the book of recipients to the review, to somebody sent to before. */
    async sendsTo(name: RegExp) {
      await page.getByRole('radio', { name }).first().check({ force: true });
      await press(words.goOn);
      await on.choosesReason();
      await press(words.create);
      await titled(words.reviewTitle);
    },

    async goesToPayment() {
      await press(words.toPayment);
      await titled(words.payTitle);
    },
    async opensPayment(transferId: string) {
      await page.goto(`/payment-method?transferId=${transferId}`);
      await titled(words.payTitle);
    },
    async opensBankPage() {
      await page.getByRole('radio', { name: words.bankWay }).check({ force: true });
      await press(words.proceed);
      await titled(words.bankTitle);
      await press(/Anchor Demo Bank/);
      await press(words.toBank);
      await page.getByRole('button', { name: words.approve }).waitFor();
    },
    async opensCardPage() {
      await page.getByRole('radio', { name: words.cardWay }).check({ force: true });
      await press(words.proceed);
      await press(words.toCard);
      await page.getByRole('button', { name: words.approve }).waitFor();
    },
    async decides(decision: Decision) {
      await press(words[decision]);
      await page.waitForURL('**/transfer-completed/**');
    },
    async paysByBank() {
      await on.opensBankPage();
      await on.decides('approve');
      await sees(words.delivered);
    },
    async usesCard(number: string) {
      await on.opensCardPage();
      await on.approvesCard(number);
    },
    /** On the card company's page. */
    async approvesCard(number: string) {
      await page.getByRole('link', { name: number }).click();
      await press(words.approve);
    },
    async paysByCard() {
      await on.usesCard(cards.good);
      await page.waitForURL('**/transfer-completed/**');
      await sees(words.delivered);
    },
    async cancelsTransfer() {
      await press(words.cancelTransfer);
      await page.getByRole('alertdialog', { name: words.cancelTitle }).getByText(words.cancelYes).click();
    },
    async goesToGuide() {
      await page.getByRole('link', { name: words.guide }).last().click();
      await page.waitForURL('**/send/guided**');
    },
  };
  return on;
}

export type SenderAt = ReturnType<typeof senderAt>;
