import { vi } from 'vitest';
import { startBankPayment } from '#contract/payment/payment.ts';
import { createRateQuote, createTransferQuote } from '#contract/quote/quote.ts';
import { fullName } from '#contract/recipient/fullName.ts';
import { isFirstTime, type Recipient } from '#contract/recipient/recipient.ts';
import { acknowledgeScamAlert, cancelTransfer, readTransfer, updateTransfer } from '#contract/transfer/transfer.ts';
import { countryName } from '#domain/reference/countries.ts';
import { rateQuoteFixture } from '#tests/fixtures/priceFixture.ts';
import { quoteFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { marie, paul } from '#tests/paths/screens/sendFixtures.ts';
import { words } from '#tests/paths/screens/words.ts';
import { answerNext, byPlaying, type Ending } from './endings.ts';
import type { Answer } from './heldCalls.ts';
import { patience } from './patience.ts';
import { acceptShownPrice, giveOrKeepPassword } from './senders.ts';
import type { ActorEnd, Stage } from './stage.ts';

/** The flows inside sending money, each played to the end the model chose, as a sender would. */

const unpaid = transferFixture();

/** A flow that came back goes on by itself; else the sender does, once there is a price. */
async function askForRate(stage: Stage): Promise<void> {
  const { quotesAtOnce, expiredQuote } = Object(stage.flow.now()?.context);
  if (quotesAtOnce || expiredQuote) {
    await vi.waitUntil(() => stage.calls.isHeld(createRateQuote), patience);
  } else {
    await acceptShownPrice(stage);
  }
}

async function priceQuote(stage: Stage, { label }: ActorEnd): Promise<void> {
  if (label === 'signed out') return loseSession(stage);
  await askForRate(stage);
  if (label === 'quoted for Kenya') {
    await answerNext(stage, createRateQuote, { code: 'rateUnavailable' });
    await stage.page.choose(words('send.quote.sendingTo'), countryName('KE', 'en-GB'));
    await acceptShownPrice(stage);
  }
  await answerQuote(stage, label === 'quoted for Kenya' ? 'KES' : 'XAF');
}

/** The price the model chose, which is another than the real server's on the page, and so is agreed to. */
export async function answerQuote(stage: Stage, target: 'KES' | 'XAF'): Promise<void> {
  await answerNext(stage, createRateQuote, { data: rateQuoteFixture({ base: 'GBP', target }) });
  await answerNext(stage, createTransferQuote, { data: quoteFixture() });
  await agreeToNewPrice(stage);
}

async function agreeToNewPrice({ flow, page }: Stage): Promise<void> {
  const agree = words('send.newPrice.accept');
  await vi.waitUntil(async () => {
    if (Object(flow.now()?.value).preparing !== 'askingAmount') return true;
    if (await page.isEnabled(agree)) await page.press(agree);
    return false;
  }, patience);
}

/** Whoever is signed out under a quote is a visitor first, who is asked to sign in on going on. */
async function loseSession(stage: Stage): Promise<void> {
  await askForRate(stage);
  const refused = { code: 'signInRequired' } as const;
  await answerNext(stage, createRateQuote, refused);
  const goOn = words('common.continue');
  await vi.waitUntil(async () => {
    if (isWaitingForSignIn(stage)) return true;
    if (stage.calls.isHeld(createRateQuote)) await stage.calls.answer(createRateQuote, refused);
    else if (await stage.page.isEnabled(goOn)) await stage.page.press(goOn);
    return false;
  }, patience);
}

const isWaitingForSignIn = ({ flow }: Stage): boolean => Object(flow.now()?.value).preparing === 'waitingForSignIn';

async function addRecipient(stage: Stage, { output }: ActorEnd): Promise<void> {
  if (output.outcome === 'left') return stage.flow.sendTo('addRecipient', { type: 'form.left' });
  const { page } = stage;
  await page.fill(words('recipient.fields.firstName'), marie.firstName);
  await page.fill(words('recipient.fields.lastName'), marie.lastName);
  await page.fill(words('recipient.fields.mobile'), '671234567');
  await page.fill(words('recipient.fields.confirmPhoneCode'), '671234567');
  await page.press(words('recipient.form.save'));
}

/** Asked in the same words on both faces. */
export async function confirmNewRecipient(stage: Stage, { output: { outcome } }: ActorEnd): Promise<void> {
  const value = stage.flow.now()?.value;
  const isRequired = value === 'acknowledgingAfterAll' || Object(value).holding === 'confirmingHeldRecipient';
  if (!isRequired) await answerNext(stage, isFirstTime, { data: { isFirstTime: outcome !== 'known' } });
  if (outcome === 'acknowledged') await stage.page.press(words('recipient.trust.agree'));
  if (outcome === 'declined') await stage.page.press(words('recipient.trust.decline'));
}

type Change = (chosen: Recipient) => Promise<void>;

/** Who is chosen by how it ends, and what the server says to it; `choose` is how this face chooses them. */
export async function changeTo(stage: Stage, { output }: ActorEnd, choose: Change): Promise<void> {
  const isRefused = output.outcome === 'notChangeable';
  const chosen = !isRefused && output.transfer.recipientId === marie.id ? marie : paul;
  const isAcknowledged = !isRefused && output.isAcknowledged;
  await choose(chosen);
  await answerNext(stage, isFirstTime, { data: { isFirstTime: isAcknowledged } });
  if (isAcknowledged) {
    await stage.page.press(words('recipient.trust.agree'));
    await answerNext(stage, acknowledgeScamAlert, { data: { done: true } });
  }
  const changed = { data: { ...unpaid, recipientId: chosen.id, recipient: chosen } };
  await answerNext(stage, updateTransfer, isRefused ? { code: output.failure.code } : changed);
}

async function changeRecipient(stage: Stage, end: ActorEnd): Promise<void> {
  const { page } = stage;
  if (end.output.outcome === 'kept') return page.press(words('send.review.keepRecipient'));
  await changeTo(stage, end, async (chosen) => {
    await page.choose(words('recipient.book.label'), fullName(chosen));
    await page.press(words('send.review.changeTo'));
    await page.press(words('send.review.comparison.agree'));
  });
}

async function cancel(stage: Stage, { output: { outcome } }: ActorEnd): Promise<void> {
  if (outcome === 'kept') return stage.page.press(words('transfer.cancel.keep'));
  await stage.page.press(words('transfer.cancel.confirm'));
  await answerNext(stage, cancelTransfer, { data: transferFixture('CANCELLED') });
}

/** How the transfer is found when it is to be paid; elsewhere it is there, unpaid. */
export const foundUnpayable: Readonly<Record<string, Answer>> = {
  expired: { data: transferFixture('EXPIRED') },
  notPayable: { data: transferFixture('PAYMENT_PROCESSING') },
};

export const refusedToPay: Readonly<Record<string, Answer>> = {
  verificationRequired: { code: 'verificationRequired' },
  acknowledgementRequired: { code: 'acknowledgmentRequired' },
  left: { code: 'providerNotOpen' },
};

async function payTransfer(stage: Stage, { output: { outcome } }: ActorEnd): Promise<void> {
  const { page } = stage;
  await answerNext(stage, readTransfer, foundUnpayable[outcome] ?? { data: unpaid });
  if (foundUnpayable[outcome]) return;
  await page.choose(words('pay.options'), words('pay.kinds.bank.title'));
  await page.press(words('pay.proceed'));
  await answerNext(stage, updateTransfer, refusedToPay[outcome] ?? { data: unpaid });
  if (outcome === 'left') return page.press(words('send.verifyFirst.dashboard'));
  if (refusedToPay[outcome]) return;
  await page.press('Monzo');
  await leaveForBank(stage);
}

/** To the bank’s own site. */
export async function leaveForBank(stage: Stage): Promise<void> {
  await answerNext(stage, startBankPayment, {
    data: { payment_id: 'payment', auth_flow: { uri: 'https://bank.example/authorise' } },
  });
  await stage.page.press(words('pay.leaving.redirect.go'));
}

/** The warning and the end come in one go when a day passes at once. */
export const letDayPass = ({ pace }: Stage): Promise<void> => pace.letPass(86_400_000);

export const childrenOfSendMoney = {
  priceQuote: byPlaying(priceQuote, [createRateQuote, createTransferQuote]),
  addRecipient: byPlaying(addRecipient),
  confirmNewRecipient: byPlaying(confirmNewRecipient, [isFirstTime]),
  changeRecipient: byPlaying(changeRecipient, [isFirstTime, acknowledgeScamAlert, updateTransfer]),
  cancelTransfer: byPlaying(cancel, [cancelTransfer]),
  payTransfer: byPlaying(payTransfer, [readTransfer, updateTransfer, startBankPayment]),
  reauthentication: byPlaying(giveOrKeepPassword),
  expiryWatchdog: byPlaying(letDayPass),
} as const satisfies Readonly<Record<string, Ending>>;
