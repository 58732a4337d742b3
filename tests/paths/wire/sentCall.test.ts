import { describe, expect, test } from 'vitest';
import { startOnPage } from '#contract/payment/hostedPayment.ts';
import { validateMobileAccount } from '#contract/recipient/recipient.ts';
import { checkSession } from '#contract/session/session.ts';
import { readTransfer } from '#contract/transfer/transfer.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { notCarried } from './inputInCall.ts';
import { endpointOf, faultsOf, type SentCall } from './sentCall.ts';

const { id: transferId } = transferFixture();
const headers: Readonly<Record<string, string>> = {
  'accept-language': 'en',
  'x-service-provider': 'sawa-web',
  'x-request-hash': 'hash',
  'x-request-time': '1',
  'x-request-nonce': 'nonce',
  'x-user-name': 'ama@example.com',
  'idempotency-key': 'draft.pay.1.1',
};

type Differences = { readonly target?: string; readonly body?: unknown; readonly without?: string };

const returnUrl = `https://sawa.test/transfer-completed/${transferId}?payment_type=paycross`;
const payment = ({
  target = '/api/payment/paycross',
  body = { transferId, returnUrl },
  without,
}: Differences = {}): SentCall => ({
  method: 'POST',
  target,
  body: JSON.stringify(body),
  header: (name) => (name === without ? undefined : headers[name]),
});

describe('a call that is looked at', () => {
  test('is sound as the contract has it', () => {
    expect(faultsOf(payment(), startOnPage.paycross)).toEqual([]);
  });

  test.each(['idempotency-key', 'x-request-hash', 'x-user-name', 'accept-language'])(
    'is faulty without %s',
    (without) => {
      expect(faultsOf(payment({ without }), startOnPage.paycross)).toEqual([
        `POST /payment/paycross: ${without} is missing`,
      ]);
    },
  );

  test.each([
    [
      'no payment_type',
      `https://sawa.test/transfer-completed/${transferId}`,
      'returnUrl names no company as payment_type',
    ],
    ['another page', 'https://sawa.test/dashboard?payment_type=ivy', 'returnUrl leads to /dashboard'],
  ])('is faulty when its return address has %s', (_what, address, fault) => {
    const sent = payment({ body: { transferId, returnUrl: address } });
    expect(faultsOf(sent, startOnPage.paycross)).toEqual([`POST /payment/paycross: ${fault}`]);
  });

  test.each([
    ['a field nobody asked for', { transferId, amount: 100 }],
    ['no transfer', {}],
    ['something else', 'a text'],
  ])('is faulty when its body has %s', (_what, body) => {
    expect(faultsOf(payment({ body }), startOnPage.paycross)).not.toEqual([]);
  });

  test('is faulty when a path or a query is not the contract’s', () => {
    const sent = { ...payment(), method: 'GET', body: '', target: '/api/session?page=1' };
    expect(faultsOf(sent, checkSession)).toEqual(['GET /session: query : Unrecognized key: "page"']);
    const unknown = { ...sent, target: `/api/user/${userFixture().id}/transfer/7` };
    expect(endpointOf(unknown)).toBe(readTransfer);
    expect(faultsOf(unknown, readTransfer)).toEqual(['GET /user/{id}/transfer/{tid}: params tid: Invalid UUID']);
  });
});

describe('what an actor was given', () => {
  const lookUp = (body: unknown) => [{ endpoint: validateMobileAccount, sent: payment({ body }) }];
  const input = { telecomCode: 'mtn', customerAccountNumber: '256771234567', expectedName: 'Grace Okello' };

  test('is all carried by its call', () => {
    expect(notCarried(input, lookUp(input))).toEqual([]);
  });

  test('is missed when a field is not sent', () => {
    const { expectedName, ...less } = input;
    expect(notCarried(input, lookUp(less))).toEqual(['expectedName']);
  });

  test('is missed when two fields changed places', () => {
    const { telecomCode, customerAccountNumber } = input;
    const swapped = { ...input, telecomCode: customerAccountNumber, customerAccountNumber: telecomCode };
    expect(notCarried(input, lookUp(swapped))).toEqual(['telecomCode', 'customerAccountNumber']);
  });

  test('may stand under another name, and a key in its header', () => {
    expect(notCarried({ bank: 'mtn', idempotencyKey: 'draft.pay.1.1' }, lookUp(input))).toEqual([]);
    expect(notCarried({ idempotencyKey: 'draft.pay.1.2' }, lookUp(input))).toEqual(['idempotencyKey']);
  });
});
