import { checkPay360Session, notifyAxcess } from '#contract/payment/hostedPayment.ts';
import { completeBankPayment, reportPaymentReturn } from '#contract/payment/payment.ts';
import { readTransfer, readTransferResult } from '#contract/transfer/transfer.ts';
import { paymentResultFlow } from '#src/routes/transfer/transferFlows.ts';
import { paymentResultPaths } from '../../specs/paymentResult.paths.ts';
import { dataOf, told, wireOf } from '../wire.ts';

const ownCall = 'This company has a call of its own, whose path names it.';

export const paymentResultWire = wireOf({
  spec: paymentResultPaths,
  flow: paymentResultFlow,
  answers: {
    reportReturn: (checked) =>
      new Map([
        told(checkPay360Session, checked),
        told(notifyAxcess, checked),
        told(completeBankPayment, checked),
        told(reportPaymentReturn, checked),
      ]),
    fetchTransfer: dataOf(readTransfer),
    fetchPublicResult: dataOf(readTransferResult),
  },
  visitors: ['signed out'],
  signsIn: ['signed.in'],
  leftOut: [
    [checkPay360Session, { transferId: 'The session is of one transfer, which Pay360 names.', paymentType: ownCall }],
    [completeBankPayment, { paymentType: ownCall }],
    [reportPaymentReturn, { paymentType: 'The server knows with whom the transfer is being paid.' }],
  ],
});
