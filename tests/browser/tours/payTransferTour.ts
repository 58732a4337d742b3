import { vi } from 'vitest';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { readTransfer } from '#contract/transfer/transfer.ts';
import type { payTransferMachine } from '#src/machines/payment/pay-transfer/payTransferMachine.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { payTransferUse } from '#tests/paths/screens/payTransfer.screen.ts';
import { words } from '#tests/paths/screens/words.ts';
import { payTransferPaths } from '#tests/paths/specs/payTransfer.paths.ts';
import { answerNext, byPlaying } from './endings.ts';
import type { Answer } from './heldCalls.ts';
import { patience } from './patience.ts';
import { agreedStarts, waysToPay } from './paymentWays.ts';
import { aSenderWithTransfers, giveOrKeepPassword, readsOfSender } from './senders.ts';
import type { ActorEnd, Stage } from './stage.ts';
import type { Tour } from './tour.ts';

const unpaid = transferFixture();
const { use, sees, fetchTransfer, ends, others, paysAsBefore } = waysToPay(payTransferUse);

/** Sending money goes on with a transfer that is there, and hands over to its payment. */
async function goOnToPay(stage: Stage): Promise<void> {
  await stage.tab.goto(`/payment-method?transferId=${unpaid.id}`);
  await answerNext(stage, readTransfer, { data: unpaid });
}

/** The review reads the transfer by itself as well. */
async function payAsBefore(stage: Stage): Promise<void> {
  const { tab, page, calls } = stage;
  await tab.goto(`/review?transferId=${unpaid.id}`);
  const pay = await vi.waitFor(async () => {
    if (calls.isHeld(readTransfer)) await calls.answer(readTransfer, { data: unpaid });
    const button = (await page.usable()).find((control) => /^Pay \D+[\d,.]+$/.test(control));
    if (button === undefined) throw new Error('Nothing to pay with is offered yet');
    return button;
  }, patience);
  await page.press(pay);
}

/** Nothing that we ask is missing: what is, is changed on the profile’s own page. */
async function updateOrLeaveProfile({ page }: Stage, { output }: ActorEnd): Promise<void> {
  await page.press(words(output.isCompleted ? 'pay.profile.updated' : 'pay.otherWay'));
}

export const payTransferTour: Tour<typeof payTransferMachine> = {
  spec: payTransferPaths,
  use,
  sees,
  prepares: aSenderWithTransfers().prepares,
  opens: {
    'an unpaid transfer': goOnToPay,
    ...Object.fromEntries(agreedStarts.map(([start, payBy]) => [start, paysAsBefore(payBy, payAsBefore)])),
  },
  ends: {
    fetchTransfer,
    ...ends,
    completeProfile: byPlaying(updateOrLeaveProfile),
    reauthentication: byPlaying(giveOrKeepPassword),
  },
  others: new Map<Endpoint, () => Answer>([...readsOfSender, ...others]),
  readsGrowOld: true,
};
