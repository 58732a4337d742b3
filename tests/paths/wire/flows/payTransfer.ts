import { readUser } from '#contract/account/account.ts';
import { startAxcessCheckout, startOnPage } from '#contract/payment/hostedPayment.ts';
import { createPayment, listBankProviders, readPaymentWays, startBankPayment } from '#contract/payment/payment.ts';
import { readClientIp } from '#contract/protocol/lookup.ts';
import { readTransfer, updateTransfer } from '#contract/transfer/transfer.ts';
import { submitPersonalDetails } from '#contract/verification/verification.ts';
import type { PayableTransfer } from '#src/machines/payment/pay-transfer/payTransferContext.ts';
import type { payTransferMachine } from '#src/machines/payment/pay-transfer/payTransferMachine.ts';
import { completeProfileFlow, payTransferFlow } from '#src/routes/transfer/transferFlows.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { completeProfilePaths } from '../../specs/completeProfile.paths.ts';
import { payTransferPaths } from '../../specs/payTransfer.paths.ts';
import { manyFrom, ok, type PathSpec } from '../../walker/pathSpec.ts';
import { dataOf, refused, told, wireOf } from '../wire.ts';

const paidOnTheirPage = ['interac', 'pay360', 'paycross', 'ivy'] as const;
type PaidOnTheirPage = (typeof paidOnTheirPage)[number];

const hostOf = (provider: string | undefined): PaidOnTheirPage | undefined =>
  paidOnTheirPage.find((each) => each === provider);

/** What can be paid on the page of each of these: two are offered for Canadian dollars, two come in by a switch. */
function payableBy(provider: PaidOnTheirPage): PayableTransfer {
  const unpaid = transferFixture();
  if (provider === 'interac' || provider === 'pay360') return { ...unpaid, originCurrency: 'CAD' };
  const kind = provider === 'ivy' ? 'bank' : 'card';
  return { ...unpaid, ways: { closed: {}, switched: [{ currency: 'GBP', kind, provider }] } };
}

const { fetchTransfer, startHostedPayment } = payTransferPaths.outcomes;

/** Also by companies that come back from a page of their own. */
const spec: PathSpec<typeof payTransferMachine> = {
  ...payTransferPaths,
  starts: {
    ...payTransferPaths.starts,
    ...Object.fromEntries(
      paidOnTheirPage.map((provider) => [
        `agreed to pay on the page of ${provider}`,
        { transferId: transferFixture().id, userId: userFixture().id, keyPrefix: 'draft.pay.1', payBy: { provider } },
      ]),
    ),
  },
  outcomes: {
    ...payTransferPaths.outcomes,
    fetchTransfer(snapshot) {
      const host = hostOf(snapshot.context.payBy?.provider);
      return host ? [ok(payableBy(host), 'unpaid')] : manyFrom(fetchTransfer, snapshot);
    },
    startHostedPayment: (snapshot) =>
      hostOf(snapshot.context.provider)
        ? [ok({ kind: 'redirect', uri: 'https://company.example/pay' })]
        : manyFrom(startHostedPayment, snapshot),
  },
};

export const payTransferWire = wireOf({
  spec,
  flow: payTransferFlow,
  answers: {
    // Not knowing what can be paid with keeps nobody from paying.
    fetchTransfer: ({ ways, ...transfer }) =>
      new Map([
        told(readTransfer, transfer),
        ways
          ? told(readPaymentWays, { ...ways, switched: [...ways.switched] })
          : refused(readPaymentWays, 'serviceUnavailable'),
      ]),
    chooseGateway: (transfer) => new Map([told(updateTransfer, transfer), told(readClientIp, { ip: '192.0.2.7' })]),
    fetchBanks: (banks) => new Map([told(listBankProviders, [...banks])]),
    startBankPayment: dataOf(startBankPayment),
    startCardPayment: dataOf(createPayment),
    startHostedPayment(destination) {
      if (destination.kind === 'widget') {
        return new Map([told(startAxcessCheckout, { checkoutId: destination.checkoutId })]);
      }
      const redirectUrl = destination.kind === 'redirect' ? destination.uri : '';
      return new Map(Object.values(startOnPage).map((call) => told(call, { status: 200, data: { redirectUrl } })));
    },
    sendUnpaid: dataOf(createPayment),
  },
  leftOut: [
    [
      startAxcessCheckout,
      {
        provider: 'Axcess has a call of its own, whose path names it.',
        idempotencyKey: 'The checkout is read, and one that is open is handed back.',
      },
    ],
  ],
});

export const completeProfileWire = wireOf({
  spec: completeProfilePaths,
  flow: completeProfileFlow,
  answers: { readProfile: dataOf(readUser), saveDetails: dataOf(submitPersonalDetails) },
});
