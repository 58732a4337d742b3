import { vi } from 'vitest';
import { readUser } from '#contract/account/account.ts';
import { startBankPayment } from '#contract/payment/payment.ts';
import { createRateQuote, createTransferQuote, holdRate } from '#contract/quote/quote.ts';
import { fullName } from '#contract/recipient/fullName.ts';
import { createRecipient, isFirstTime } from '#contract/recipient/recipient.ts';
import { acknowledgeScamAlert, cancelTransfer, readTransfer, updateTransfer } from '#contract/transfer/transfer.ts';
import { countryName } from '#domain/reference/countries.ts';
import { summaryOf } from '#src/machines/payment/pay-transfer/transferSummary.ts';
import { rateHoldFixture } from '#tests/fixtures/priceFixture.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { addressAnswers, userFixture } from '#tests/fixtures/userFixture.ts';
import { asks, totalOf, write } from '#tests/paths/screens/chatWords.ts';
import { marie } from '#tests/paths/screens/sendFixtures.ts';
import { words } from '#tests/paths/screens/words.ts';
import { answerNext, byPlaying, type Ending } from './endings.ts';
import { giveOrKeepPasswordInChat, isAsked } from './guided.ts';
import { patience } from './patience.ts';
import {
  answerQuote,
  changeTo,
  confirmNewRecipient,
  foundUnpayable,
  leaveForBank,
  letDayPass,
  refusedToPay,
} from './sendMoneyChildren.ts';
import type { ActorEnd, Stage } from './stage.ts';

/** Flows inside those the guide runs, each played to the end the model chose by what a sender says to it. */

const unpaid = transferFixture();
const unpaidTotal = totalOf(summaryOf(unpaid));

/** Answers whatever of a price is asked, until it is what the server is asked for. */
async function askForPrice({ page, calls }: Stage, country: 'CM' | 'KE'): Promise<void> {
  const name = countryName(country, 'en-GB');
  await vi.waitUntil(async () => {
    if (calls.isHeld(createRateQuote) || calls.isHeld(holdRate)) return true;
    const question = await page.headline();
    if (question === asks('destination')) await write(page, question, `100 pounds to ${name} by mobile money`);
    else if (question === asks('method', { country: name })) await page.choose(question, words('methods.mobile_money'));
    else if (question === asks('amount')) await write(page, question, '100 pounds');
    return false;
  }, patience);
}

async function priceQuote(stage: Stage, { label }: ActorEnd): Promise<void> {
  const target = label === 'quoted for Kenya' ? 'KES' : 'XAF';
  await askForPrice(stage, target === 'KES' ? 'KE' : 'CM');
  if (label === 'signed out') {
    return answerNext(stage, holdRate, { data: rateHoldFixture({ base: 'GBP', target }) });
  }
  await answerQuote(stage, target);
}

async function addRecipient(stage: Stage, { output }: ActorEnd): Promise<void> {
  if (output.outcome === 'left') return stage.flow.sendTo('addRecipient', { type: 'form.left' });
  const { page } = stage;
  await write(page, asks('recipientFirstName'), marie.firstName);
  await write(page, asks('recipientLastName', { name: marie.firstName }), marie.lastName);
  await write(page, asks('recipientMobile', { name: marie.firstName }), '671234567');
  await answerNext(stage, createRecipient, { data: marie });
}

/** The answer that stands in the review. */
export async function changeRecipientAtReview({ page }: Stage): Promise<void> {
  await page.press(words('guide.changeNamed', { name: words('guide.ask.recipient.name'), answer: fullName(marie) }));
}

async function changeRecipient(stage: Stage, end: ActorEnd): Promise<void> {
  const { page } = stage;
  const question = asks('otherRecipient');
  if (end.output.outcome === 'kept') return page.choose(question, words('send.review.keepRecipient'));
  await changeTo(stage, end, async (chosen) => {
    await page.choose(question, fullName(chosen));
    await page.choose(asks('comparison'), words('send.review.comparison.agree'));
  });
}

async function cancel(stage: Stage, { output: { outcome } }: ActorEnd): Promise<void> {
  const isKept = outcome === 'kept';
  await stage.page.press(words(isKept ? 'guide.options.keepIt' : 'guide.options.cancelIt'));
  if (!isKept) await answerNext(stage, cancelTransfer, { data: transferFixture('CANCELLED') });
}

async function payTransfer(stage: Stage, { output: { outcome } }: ActorEnd): Promise<void> {
  const { page } = stage;
  await answerNext(stage, readTransfer, foundUnpayable[outcome] ?? { data: unpaid });
  if (foundUnpayable[outcome]) return;
  await page.choose(asks('paymentMethod', unpaidTotal), words('pay.kinds.bank.title'));
  await answerNext(stage, updateTransfer, refusedToPay[outcome] ?? { data: unpaid });
  if (outcome === 'left') return page.choose(asks('notOpen'), words('send.verifyFirst.dashboard'));
  if (refusedToPay[outcome]) return;
  await page.choose(asks('bank'), 'Monzo');
  await leaveForBank(stage);
}

/** The check is over already, or is left before it begins. */
async function verifyIdentity(stage: Stage, { output: { verified, continuesPayment } }: ActorEnd): Promise<void> {
  await answerNext(stage, readUser, { data: userFixture({ profile: addressAnswers, meta: { verified } }) });
  await isAsked(stage, asks(verified ? 'identityApproved' : 'documents'));
  const goOn = words(continuesPayment ? 'verification.waiting.continue' : 'verification.leave');
  if (verified) await stage.page.press(goOn);
  else await stage.flow.sendTo('verifyIdentity', { type: 'verification.left' });
}

export const childrenInGuide = {
  priceQuote: byPlaying(priceQuote, [createRateQuote, holdRate, createTransferQuote]),
  addRecipient: byPlaying(addRecipient, [createRecipient]),
  confirmNewRecipient: byPlaying(confirmNewRecipient, [isFirstTime]),
  changeRecipient: byPlaying(changeRecipient, [isFirstTime, acknowledgeScamAlert, updateTransfer]),
  cancelTransfer: byPlaying(cancel, [cancelTransfer]),
  payTransfer: byPlaying(payTransfer, [readTransfer, updateTransfer, startBankPayment]),
  verifyIdentity: byPlaying(verifyIdentity, [readUser]),
  reauthentication: byPlaying(giveOrKeepPasswordInChat),
  expiryWatchdog: byPlaying(letDayPass),
} as const satisfies Readonly<Record<string, Ending>>;
