import { isFirstTime } from '#contract/recipient/recipient.ts';
import { makeAgain } from '#contract/transfer/makeAgain.ts';
import { openRecall, readRecall } from '#contract/transfer/recall.ts';
import { priceSmallFirst } from '#contract/transfer/smallFirst.ts';
import { createTrackingLink, readTrackingLink, revokeTrackingLink } from '#contract/transfer/trackingLink.ts';
import {
  acknowledgeScamAlert,
  cancelTransfer,
  createTransfer,
  readTransfer,
  updateTransfer,
} from '#contract/transfer/transfer.ts';
import { recallTransferFlow } from '#src/routes/transfer/recallFlow.ts';
import {
  cancelTransferFlow,
  changeRecipientFlow,
  sendMoneyFlow,
  shareTransferFlow,
} from '#src/routes/transfer/transferFlows.ts';
import { cancelTransferPaths } from '../../specs/cancelTransfer.paths.ts';
import { changeRecipientPaths } from '../../specs/changeRecipient.paths.ts';
import { confirmNewRecipientPaths } from '../../specs/confirmNewRecipient.paths.ts';
import { recallTransferPaths } from '../../specs/recallTransfer.paths.ts';
import { sendMoneyPaths } from '../../specs/sendMoney.paths.ts';
import { shareTransferPaths } from '../../specs/shareTransfer.paths.ts';
import { childOf, dataOf, told, wireOf } from '../wire.ts';

export const sendMoneyWire = wireOf({
  spec: sendMoneyPaths,
  flow: sendMoneyFlow,
  answers: {
    createTransfer: dataOf(createTransfer),
    makeAgain: dataOf(makeAgain),
    priceSmallFirst: dataOf(priceSmallFirst),
    acknowledgeScamAlert: dataOf(acknowledgeScamAlert),
    fetchTransfer: dataOf(readTransfer),
  },
});

export const confirmNewRecipientWire = wireOf({
  spec: confirmNewRecipientPaths,
  flow: childOf(sendMoneyFlow, 'confirmNewRecipient'),
  answers: { checkFirstTime: dataOf(isFirstTime) },
});

export const changeRecipientWire = wireOf({
  spec: changeRecipientPaths,
  flow: changeRecipientFlow,
  answers: {
    changeRecipient: (transfer) =>
      new Map([told(acknowledgeScamAlert, { done: true }), told(updateTransfer, transfer)]),
  },
});

export const shareTransferWire = wireOf({
  spec: shareTransferPaths,
  flow: shareTransferFlow,
  answers: {
    readLink: dataOf(readTrackingLink),
    makeLink: dataOf(createTrackingLink),
    revokeLink: dataOf(revokeTrackingLink),
  },
});

export const recallTransferWire = wireOf({
  spec: recallTransferPaths,
  flow: recallTransferFlow,
  answers: { readRecall: dataOf(readRecall), openRecall: dataOf(openRecall) },
});

export const cancelTransferWire = wireOf({
  spec: cancelTransferPaths,
  flow: cancelTransferFlow,
  answers: { cancelTransfer: dataOf(cancelTransfer) },
});
