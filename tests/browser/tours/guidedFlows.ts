import { vi } from 'vitest';
import { confirmAccount, registerEmail, resendActivation } from '#contract/account/registration.ts';
import { checkPay360Session } from '#contract/payment/hostedPayment.ts';
import { completeBankPayment } from '#contract/payment/payment.ts';
import { createRateQuote, createTransferQuote, holdRate } from '#contract/quote/quote.ts';
import { fullName } from '#contract/recipient/fullName.ts';
import { signIn as signInCall, signInInstantly } from '#contract/session/session.ts';
import { readDraft } from '#contract/transfer/draft.ts';
import { makeAgain } from '#contract/transfer/makeAgain.ts';
import {
  cancelTransfer,
  createTransfer,
  listTransfers,
  readTransfer,
  readTransferResult,
} from '#contract/transfer/transfer.ts';
import { draftToKeep } from '#src/services/transfer/draftTransfer.ts';
import { rateHoldFixture, rateQuoteFixture } from '#tests/fixtures/priceFixture.ts';
import { quoteFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { asks, write, writeCode } from '#tests/paths/screens/chatWords.ts';
import { marie, reason } from '#tests/paths/screens/sendFixtures.ts';
import { words } from '#tests/paths/screens/words.ts';
import { accountConfirmed } from '#tests/paths/specs/confirmCode.paths.ts';
import { codeSent, withoutKind } from './codes.ts';
import { answerNext, answerOf, byCalls, byPlaying, type Ending } from './endings.ts';
import { isAsked } from './guided.ts';
import { childrenInGuide } from './guidedChildren.ts';
import { patience } from './patience.ts';
import type { ActorEnd, Stage } from './stage.ts';

/** The flows the conversation runs, each by the quickest way to the end the model chose. */

const opened = (user: unknown) => ({ user, signingKey: 'a'.repeat(43) });
const totals = { completed: 0, cancelled: 0, pending: 0 };

/** By question, what is answered on the quickest way to a transfer. */
const answers: ReadonlyMap<string, (stage: Stage) => Promise<void>> = new Map([
  [
    asks('destination'),
    ({ page }: Stage) => write(page, asks('destination'), '100 pounds to Cameroon by mobile money'),
  ],
  [asks('amount'), ({ page }: Stage) => write(page, asks('amount'), '100 pounds')],
  [asks('newPrice'), ({ page }: Stage) => page.press(words('send.newPrice.accept'))],
  [asks('recipient'), ({ page }: Stage) => page.choose(asks('recipient'), fullName(marie))],
  [asks('reason'), ({ page }: Stage) => page.choose(asks('reason'), reason.reason)],
]);

/** Answers whatever is asked, and whatever of a price the server is asked, up to this call. */
async function answerUntil(stage: Stage, isThere: () => boolean): Promise<void> {
  const { page, calls } = stage;
  const pair = { base: 'GBP', target: 'XAF' } as const;
  let answered = '';
  await vi.waitUntil(async () => {
    if (isThere()) return true;
    if (calls.isHeld(holdRate)) await calls.answer(holdRate, { data: rateHoldFixture(pair) });
    if (calls.isHeld(createRateQuote)) await calls.answer(createRateQuote, { data: rateQuoteFixture(pair) });
    if (calls.isHeld(createTransferQuote)) await calls.answer(createTransferQuote, { data: quoteFixture() });
    const question = await page.headline();
    if (question === answered) return false;
    answered = question;
    await answers.get(question)?.(stage);
    return false;
  }, patience);
}

/** As far as the question who is sending, by a visitor. */
export async function askedWhoSendsByFixtures(stage: Stage): Promise<void> {
  await stage.page.headlineAfter('');
  await answerUntil(stage, () => stage.calls.isHeld(holdRate));
  await answerNext(stage, holdRate, { data: rateHoldFixture({ base: 'GBP', target: 'XAF' }) });
  await isAsked(stage, asks('account'));
}

/** A transfer that is there ends by what the server says of it; another is refused before there is one. */
async function sendMoney(stage: Stage, { label }: ActorEnd): Promise<void> {
  const { page, flow, calls } = stage;
  if (label === 'verify first') {
    await answerUntil(stage, () => calls.isHeld(createTransfer));
    await answerNext(stage, createTransfer, { code: 'unverifiedTransfersExceeded' });
    return page.choose(asks('verifyFirst'), words('send.verifyFirst.verify'));
  }
  if (flow.now()?.context.madeAgainFrom !== undefined)
    await answerNext(stage, makeAgain, { data: { kind: 'goesOn', transferId: transferFixture().id } });
  if (label === 'not payable') return answerNext(stage, readTransfer, { data: transferFixture('PAYMENT_COMPLETED') });
  if (label === 'left') {
    await answerNext(stage, readTransfer, { data: transferFixture('EXPIRED') });
    return page.choose(asks('expired'), words('guide.options.another'));
  }
  await answerNext(stage, readTransfer, { data: transferFixture() });
  await isAsked(stage, asks('review'));
  await page.press(words('guide.repairs.cancel'));
  await page.press(words('guide.options.cancelIt'));
  await answerNext(stage, cancelTransfer, { data: transferFixture('CANCELLED') });
}

async function signIn(stage: Stage, { label, output }: ActorEnd): Promise<void> {
  const { page } = stage;
  const question = await vi.waitFor(async () => {
    const asked = await page.headline();
    if (asked !== asks('username') && asked !== asks('signInPassword')) throw new Error(`"${asked}" is asked`);
    return asked;
  }, patience);
  if (question === asks('username')) await write(page, question, 'ama@example.com');
  await write(page, asks('signInPassword'), 'Correct-horse1');
  if (label === 'not confirmed') return answerNext(stage, signInCall, { code: 'accountNotConfirmed' });
  await answerNext(stage, signInCall, { data: opened({ ...output.user, hasEmail: label === 'signed in' }) });
}

/** Somebody who registered earlier has only their code to give. */
async function signUp(stage: Stage, { output: { kind, user } }: ActorEnd): Promise<void> {
  await writeCode(stage.page, asks('code', { name: codeSent.sentTo }), '123456');
  await answerNext(stage, confirmAccount, { data: withoutKind(accountConfirmed) });
  await answerNext(stage, signInInstantly, kind === 'signedIn' ? { data: opened(user) } : { code: 'tokenInvalid' });
}

async function giveEmail(stage: Stage): Promise<void> {
  await write(stage.page, asks('email'), codeSent.sentTo);
  await answerNext(stage, registerEmail, { data: codeSent });
  await writeCode(stage.page, asks('code', { name: codeSent.sentTo }), '123456');
  await answerNext(stage, confirmAccount, { data: withoutKind({ ...accountConfirmed, confirmed: 'newEmail' }) });
}

async function paymentResult(stage: Stage, { label }: ActorEnd): Promise<void> {
  // A link to the dashboard leaves the conversation.
  if (label === 'left') return stage.flow.sendTo('paymentResult', { type: 'dashboard.chosen' });
  if (stage.calls.isHeld(completeBankPayment))
    await stage.calls.answer(completeBankPayment, { data: { checked: true } });
  await answerNext(stage, readTransfer, { data: transferFixture('PAYMENT_DECLINED') });
  await stage.page.choose(asks('cancelled'), words('result.payAgain'));
}

/** What is there of a sender, as both calls tell it. */
const pastRead = byCalls([listTransfers, readDraft], async (_stage, event) => {
  if (!('output' in event)) return [answerOf(event), answerOf(event)];
  const { last, rest, unpaidId, begun } = event.output;
  const collections = [
    ...(unpaidId ? [transferFixture()] : []),
    ...(last ? [transferFixture('COMPLETE')] : []),
    ...(rest ? [{ ...transferFixture('COMPLETE'), id: rest.restOf, rest: 95 }] : []),
  ];
  return [
    { data: { collections, total: collections.length, totals } },
    { data: begun ? { draft: draftToKeep(begun) } : {} },
  ];
});

export const flowsOfGuide = {
  fetchPast: pastRead,
  sendMoney: byPlaying(sendMoney, [
    createRateQuote,
    holdRate,
    createTransferQuote,
    createTransfer,
    makeAgain,
    cancelTransfer,
    readTransfer,
  ]),
  signIn: byPlaying(signIn, [signInCall]),
  signUp: byPlaying(signUp, [confirmAccount, signInInstantly, resendActivation]),
  registerEmail: byPlaying(giveEmail, [registerEmail, confirmAccount]),
  verifyIdentity: childrenInGuide.verifyIdentity,
  paymentResult: byPlaying(paymentResult, [readTransfer, readTransferResult, completeBankPayment, checkPay360Session]),
} as const satisfies Readonly<Record<string, Ending>>;
