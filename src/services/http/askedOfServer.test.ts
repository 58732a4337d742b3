import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { writeToSupport } from '#contract/help/support.ts';
import { startOnPage } from '#contract/payment/hostedPayment.ts';
import { createPayment, startBankPayment } from '#contract/payment/payment.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { listRateSpreads, listServices } from '#contract/protocol/lookup.ts';
import { createRecipient, validateMobileAccount } from '#contract/recipient/recipient.ts';
import { signIn } from '#contract/session/session.ts';
import { readDraft } from '#contract/transfer/draft.ts';
import { createTransfer, listTransfers } from '#contract/transfer/transfer.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { signInServices } from '../account/accountServices.ts';
import { guidedSenderServices } from '../guide/guidedSenderServices.ts';
import { supportServices } from '../help/supportServices.ts';
import { payTransferServices } from '../payment/paymentServices.ts';
import { servicesOf } from '../quote/priceQuoteServices.ts';
import { addRecipientServices } from '../recipient/recipientServices.ts';
import { sendMoneyServices } from '../transfer/transferServices.ts';
import { callApi } from './apiClient.ts';
import { queryClient } from './queryClient.ts';
import { actFor } from './signedInUser.ts';

vi.mock('./apiClient.ts', () => ({ callApi: vi.fn() }));
vi.mock('./surroundings.ts', () => ({ surroundings: () => ({ origin: () => 'https://sawa.test' }) }));

const run = (logic: AnyActorLogic, input: unknown) => toPromise(createActor(logic, { input }).start());
const answering = (...answers: [Endpoint, unknown][]) =>
  vi.mocked(callApi).mockImplementation(async (endpoint) => new Map(answers).get(endpoint) as never);
const asked = (of: Endpoint) =>
  vi
    .mocked(callApi)
    .mock.calls.filter(([endpoint]) => endpoint === of)
    .map(([, input]) => input);

const user = userFixture();
const { id: transferId, recipientId } = transferFixture();

beforeEach(() => {
  vi.mocked(callApi).mockReset();
  queryClient.clear();
  actFor(user);
});

describe('what the server is asked', () => {
  test('to create a transfer is said under the key the flow made, so that asking twice makes one (TRF-05)', async () => {
    answering([createTransfer, transferFixture()]);
    await run(sendMoneyServices.createTransfer, { recipientId, idempotencyKey: 'draft.create.1' });
    expect(asked(createTransfer)).toMatchObject([{ idempotencyKey: 'draft.create.1' }]);
  });

  test.each([
    ['a payment by bank', startBankPayment, payTransferServices.startBankPayment, {}],
    ['a payment by card', createPayment, payTransferServices.startCardPayment, {}],
    ['a transfer that costs nothing', createPayment, payTransferServices.sendUnpaid, {}],
    ['a recipient', createRecipient, addRecipientServices.createRecipient, { recipient: {} }],
    ['a message to our people', writeToSupport, supportServices.sendMessage, {}],
  ] as const)(
    '%s is begun under the key the flow made, so that asking twice begins one',
    async (_, call, logic, input) => {
      answering([call, {}]);
      await run(logic, { transferId, ...input, idempotencyKey: 'draft.begin.1' });
      expect(asked(call)).toMatchObject([{ idempotencyKey: 'draft.begin.1' }]);
    },
  );

  test('of a phone number has the name it is to be compared with (RCP-33)', async () => {
    answering([validateMobileAccount, { customerName: 'OKELLO GRACE' }]);
    const account = { telecomCode: 'mtn', customerAccountNumber: '256771234567', expectedName: 'Grace Okello' };
    await run(addRecipientServices.lookUpCustomerName, account);
    expect(asked(validateMobileAccount)).toEqual([{ body: account }]);
  });

  test('to start a payment says where to come back to, of which transfer and from whom (PAY-23)', async () => {
    answering([startOnPage.paycross, { data: { redirectUrl: 'https://paycross.example' } }]);
    await run(payTransferServices.startHostedPayment, {
      transferId,
      provider: 'paycross',
      idempotencyKey: 'draft.pay.1',
    });
    const returnUrl = `https://sawa.test/transfer-completed/${transferId}?payment_type=paycross`;
    expect(asked(startOnPage.paycross)).toEqual([{ body: { transferId, returnUrl }, idempotencyKey: 'draft.pay.1' }]);
  });
});

test.each([
  ['GBP', 'XAF', true],
  ['GBP', 'KES', false],
  ['EUR', 'XAF', false],
] as const)(
  '%s to %s is out of service only where that very pair is, not one that shares a currency (QUO-15)',
  async (base, target, isDown) => {
    answering([listServices, []], [listRateSpreads, [{ base: 'GBP', target: 'XAF', downtimeStatus: true }]]);
    expect(await servicesOf({ base, target, countryCode: 'CM' })).toMatchObject({ isDown });
  },
);

test('the guide goes on with the unpaid transfer begun last, not with an older one (TRF-12)', async () => {
  const older = { ...transferFixture(), id: '0197a000-0000-7000-8000-0000000000e1' };
  answering([listTransfers, { collections: [transferFixture(), older] }], [readDraft, {}]);
  expect(await run(guidedSenderServices.fetchPast, { userId: user.id })).toMatchObject({ unpaidId: transferId });
});

test('the guide offers the transfer sent last again, and none that was cancelled', async () => {
  const called = transferFixture('CANCELLED');
  const newer = { ...transferFixture('PAYMENT_COMPLETED'), recipientId: '0197a000-0000-7000-8000-0000000000f1' };
  const older = { ...transferFixture('COMPLETE'), recipientId: '0197a000-0000-7000-8000-0000000000f2' };
  answering([listTransfers, { collections: [called, newer, older] }], [readDraft, {}]);
  expect(await run(guidedSenderServices.fetchPast, { userId: user.id })).toMatchObject({
    last: { recipientId: newer.recipientId },
  });
});

test.each([
  ['Rents', { transferReason: 'Rents' }, 'rent'],
  ['A roof for the school', { transferReason: 'A roof for the school' }, undefined],
])('the reason of the transfer sent last is kept where it is still offered: %s', async (_, meta, reasonId) => {
  answering([listTransfers, { collections: [transferFixture('COMPLETE', meta)] }], [readDraft, {}]);
  expect(Object(await run(guidedSenderServices.fetchPast, { userId: user.id })).last.reasonId).toBe(reasonId);
});

test('whoever signs in sees nothing that was read for the person before (ASVS 14.3.1)', async () => {
  queryClient.setQueryData(['transfers'], ['£100.00 to Marie']);
  answering([signIn, { user }]);
  await run(signInServices.signIn, { username: user.username, password: 'Correct-horse1' });
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
