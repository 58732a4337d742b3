import { waitFor } from '@testing-library/react';
import type { User } from '#contract/account/account.ts';
import { isFirstTime, listRecipients } from '#contract/recipient/recipient.ts';
import { recipientFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { jsdomPage } from '#tests/paths/walker/jsdomPage.ts';
import { type openProduct, type Replies, refused } from './openProduct.tsx';

export type Product = Awaited<ReturnType<typeof openProduct>>;

/** Where the screens are walked to, and what the guide asks there. */
export type Standing = {
  readonly at?: string;
  /** A visitor when null. */
  readonly user?: User | null;
  readonly replies?: Replies;
  readonly walk: (product: Product) => Promise<unknown>;
  readonly asks: string;
  /** Back asked it; who comes back is shown the transfer as it is, and not asked twice. */
  readonly isAskedByBack?: true;
};

const page = jsdomPage({ isPatient: true });
export const { press, fill } = page;
/** Asked of the page itself: looking for roles in a whole product takes longer than all else. */
export const until = (what: string, holds: () => boolean | Promise<boolean>) =>
  waitFor(async () => {
    if (!(await holds())) throw new Error(`${what} has not come: "${await page.headline()}" is there`);
  });

export const offers = (name: string) => until(name, () => page.isEnabled(name));
/** Of the page, or of the dialog over it. */
export const shows = (headline: string) => until(headline, async () => (await page.headline()) === headline);
export const asksForPassword = () => shows('Is it you?');
export const choosePerson = (name: string) => page.choose('Recipients', name);
export const chooseReason = () => page.choose('Reason', 'Family & Friend support');
export const chooseWay = (way: string) => page.choose('Ways to pay', way);

const marie = recipientFixture();
const paul = recipientFixture({ id: '0197a000-0000-7000-8000-0000000000a2', firstName: 'Paul' });
export const book = [listRecipients, () => [marie, paul]] as const;
export const isNew = [isFirstTime, () => ({ isFirstTime: true })] as const;
export const wantsPassword = () => refused('reauthenticationRequired');
export const { id } = transferFixture();
export const review = `/review?transferId=${id}`;
export const payment = `/payment-method?transferId=${id}`;

/** The price is there. */
export const quoted = () =>
  until('78,000', () => [...document.querySelectorAll('input')].some(({ value }) => value === '78,000'));

export async function toRecipients() {
  await quoted();
  await press('Continue');
  await shows('Who are you sending to?');
}
export async function toReason() {
  await toRecipients();
  await choosePerson('Marie Ngo');
  await press('Continue');
}
export async function toCreation() {
  await toReason();
  await chooseReason();
  await press('Create transfer');
}
export const reviewed = () => shows('Check everything is right');
export const changed = async () => {
  await reviewed();
  await press('Change recipient');
};
export const comparedWithPaul = async () => {
  await changed();
  await choosePerson('Paul Ngo');
  await press('Use this recipient');
  await shows('Is this the change you want?');
};
export const changedToPaul = async () => {
  await comparedWithPaul();
  await press('Yes, change it');
};
export const cancelled = async () => {
  await reviewed();
  await press('Cancel transfer');
  await press('Yes, cancel transfer');
};
export const paidBy = (way: string) => async () => {
  await chooseWay(way);
  await press('Proceed to payment');
};

/** The first answers in turn; the last one from then on. */
export function inTurn(...answers: readonly (() => unknown)[]): () => unknown {
  let turn = 0;
  return () => answers[Math.min(turn++, answers.length - 1)]?.();
}
