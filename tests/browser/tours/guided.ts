import { vi } from 'vitest';
import { keepThread, readThread } from '#contract/guide/guideThread.ts';
import { readDraft } from '#contract/transfer/draft.ts';
import { listTransfers, readTransfer } from '#contract/transfer/transfer.ts';
import { summaryOf } from '#src/machines/payment/pay-transfer/transferSummary.ts';
import { testPassword } from '#tests/fixtures/people.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { asks, totalOf, write } from '#tests/paths/screens/chatWords.ts';
import { words } from '#tests/paths/screens/words.ts';
import type { Page } from '#tests/paths/walker/page.ts';
import { withTooManyUnverified } from './openings.ts';
import { patience } from './patience.ts';
import { aSenderWithTransfers, readsOfSender, told } from './senders.ts';
import type { ActorEnd, Stage } from './stage.ts';

/** The conversation, on the way to the flows it runs. */

const guide = '/send/guided';

/** As far as the question who is sending. */
export async function askedWhoSends(stage: Stage, search = ''): Promise<void> {
  const { tab, page } = stage;
  await tab.goto(guide + search);
  await write(page, asks('destination'), '100 pounds to Cameroon by mobile money');
  await isAsked(stage, asks('account'));
}

const unpaid = transferFixture();

/** What the guide reads of somebody who has nothing under way. */
export const readsInGuide = [
  ...readsOfSender,
  told(readDraft, { data: {} }),
  told(readThread, { data: { revision: 0 } }),
  told(keepThread, { data: { revision: 1 } }),
] as const;

/** What it reads of somebody with one transfer to pay. */
export const readsOfUnpaid = [
  ...readsInGuide,
  told(listTransfers, {
    data: { collections: [unpaid], total: 1, totals: { completed: 0, cancelled: 0, pending: 1 } },
  }),
  told(readTransfer, { data: unpaid }),
] as const;

/** Waits until this is what is asked. */
export const isAsked = ({ page }: Stage, question: string): Promise<string> =>
  vi.waitFor(() => oneOf(page, [question]), patience);

/** As far as the question where the money goes. */
export async function openAtDestination({ tab, page }: Stage, search = ''): Promise<void> {
  await tab.goto(guide + search);
  await declineUnpaid(page, asks('destination'));
}

/** The unpaid transfer of `readsOfUnpaid`, about to be read. */
export async function chooseUnpaid({ tab, page }: Stage): Promise<void> {
  await tab.goto(guide);
  await page.choose(asks('repeatUnpaid'), words('guide.options.unpaid'));
}

/** Signed in, and priced by the real server: as far as the question who gets it. */
export async function askedWhoGetsIt(stage: Stage, said = '100 pounds to Cameroon by mobile money'): Promise<void> {
  await openAtDestination(stage);
  await write(stage.page, asks('destination'), said);
  await isAsked(stage, asks('recipient'));
}

/** Wherever something unpaid is offered first, and up to this question. */
async function declineUnpaid(page: Page, question: string): Promise<void> {
  const first = await vi.waitFor(() => oneOf(page, [question, asks('repeatUnpaid')]), patience);
  if (first !== question) await page.choose(first, words('guide.options.somethingElse'));
}

async function oneOf(page: Page, questions: readonly string[]): Promise<string> {
  const headline = await page.headline();
  if (!questions.includes(headline)) throw new Error(`"${headline}" is asked, and none of ${questions.join(', ')}`);
  return headline;
}

/** The unpaid transfer of `readsOfUnpaid`, as far as its review. */
export async function reviewUnpaid(stage: Stage): Promise<void> {
  await chooseUnpaid(stage);
  await isAsked(stage, asks('review'));
}

/** From the review up to the server's word on the way to pay. */
export async function chooseToPayByBank(stage: Stage): Promise<void> {
  const pay = await vi.waitFor(async () => {
    const button = await payButton(stage);
    if (button === undefined) throw new Error('Nothing to pay with is offered yet');
    return button;
  }, patience);
  await stage.page.press(pay);
  await stage.page.choose(asks('paymentMethod', totalOf(summaryOf(transferFixture()))), words('pay.kinds.bank.title'));
}

/** Somebody who may start no transfer before they are verified. */
export async function askedToVerifyFirst(stage: Stage): Promise<void> {
  await withTooManyUnverified(guide)(stage);
  await declineUnpaid(stage.page, asks('verifyFirst'));
}

export async function verifyFirst(stage: Stage): Promise<void> {
  await askedToVerifyFirst(stage);
  await stage.page.choose(asks('verifyFirst'), words('send.verifyFirst.verify'));
}

/** A verified sender who goes on with a transfer that is there, as far as its review. */
export function aGuidedSender() {
  const sender = aSenderWithTransfers();
  return {
    prepares: sender.prepares,
    async reviewTransfer(stage: Stage): Promise<void> {
      const { tab, page, calls } = stage;
      await sender.createTransfer();
      await tab.goto(guide);
      await page.choose(asks('repeatUnpaid'), words('guide.options.unpaid'));
      await vi.waitUntil(async () => {
        if (calls.isHeld(readTransfer)) await calls.answer(readTransfer, 'real');
        return (await page.headline()) === asks('review') && (await payButton(stage)) !== undefined;
      }, patience);
    },
  };
}

/** The words on the button that goes on to pay, which tell the sum and the recipient. */
export const payButton = async ({ page }: Stage): Promise<string | undefined> =>
  (await page.usable()).find((control) => /^Pay \D+[\d,.]+(, .+ gets | from | by )/.test(control));

export async function giveOrKeepPasswordInChat({ page }: Stage, { output }: ActorEnd): Promise<void> {
  if (output.isConfirmed) await write(page, asks('password'), testPassword);
  else await page.press(words('guide.skip'));
}

export async function updateOrLeaveProfileInChat({ page }: Stage, { output }: ActorEnd): Promise<void> {
  await page.choose(asks('profile'), words(output.isCompleted ? 'pay.profile.updated' : 'pay.otherWay'));
}
