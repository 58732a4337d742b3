import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { signatureProblem, signRequest } from './requestSignature.ts';

/** The key of TrueLayer's published signing test resources. */
const keyId = '45fc75cf-5649-4134-84b3-192c2c78e990';
const publicKey = createPublicKey({
  format: 'jwk',
  key: {
    kty: 'EC',
    crv: 'P-521',
    x: 'oLuW4nFqoUuR8d7FVsUoI62libYdQlWGtLStnqdudLY92bQ0ra5eZAbkunrGTR9-w9mr4o2Etyb6pC7YB2-23WM',
    y: 'AX1cjkGMiltikPrkX49qwuJDdcETaTsj-kyFP8jsF9W5XAB3Z4tBiQtc72DQnJYeKyAV_T6qZTtFKFr-Tp4iu-j7',
  },
});

const sweep = {
  method: 'POST',
  path: '/merchant_accounts/a61acaef-ee05-4077-92f3-25543a11bd8d/sweeping',
  body: '{"currency":"GBP","max_amount_in_minor":5000000,"name":"Foo???"}',
  headers: { 'idempotency-key': 'idemp-2076717c-9005-4811-a321-9e0787fa0382' },
  signature:
    'eyJhbGciOiJFUzUxMiIsImtpZCI6IjQ1ZmM3NWNmLTU2NDktNDEzNC04NGIzLTE5MmMyYzc4ZTk5MCIsInRsX3ZlcnNpb24iOiIyIiwidGxfaGVhZGVycyI6IklkZW1wb3RlbmN5LUtleSJ9..AEXUHJ9eXGRYyXjjXkAyp4vALl7vMB6D78-frHcH2eV641SU9Q8LMqm77jDYUxuJYP_1Rg0l8-dLRVtWNDTFY_JYABXE6MEv3qSbyXnKrYMKIeDzG86lj9VLZXKRfWjNeBpGN983kW69Dc71yNapGTPMbB49Rue5bLIAjm6LLwDP00D_',
};
const notice = {
  method: 'POST',
  path: '/tl-webhook',
  body: '{"event_type":"example","event_id":"18b2842b-a57b-4887-a0a6-d3c7c36f1020"}',
  headers: { 'x-tl-webhook-timestamp': '2021-11-29T11:42:55Z', 'content-type': 'application/json' },
  signature:
    'eyJhbGciOiJFUzUxMiIsImtpZCI6IjQ1ZmM3NWNmLTU2NDktNDEzNC04NGIzLTE5MmMyYzc4ZTk5MCIsInRsX3ZlcnNpb24iOiIyIiwidGxfaGVhZGVycyI6IlgtVGwtV2ViaG9vay1UaW1lc3RhbXAsQ29udGVudC1UeXBlIiwiamt1IjoiaHR0cHM6Ly93ZWJob29rcy50cnVlbGF5ZXIuY29tLy53ZWxsLWtub3duL2p3a3MifQ..AB9S1dzZTmw0tofUjJNGO7Kt_jZsahPyIrBTdhfxBWOI3KoLALkMy6ka1MjpZQx06_hQUJnanu9K_LS6V9lNaNGiAX5Cos5RWQfbeBCZWqAvIpXO3FvIzyJKRaTYK8FBG4lfJYPi76_pIkCLGKWeq8__7ElpMVRcLTM5IBKWL8isVZn_',
};

type Given = Omit<typeof sweep, 'headers'> & { headers: Record<string, string>; mustSign?: string[] };

const problemOf = ({ headers, mustSign = [], ...given }: Given) =>
  signatureProblem({
    ...given,
    mustSign,
    headerNamed: (name) => headers[name],
    keyWithId: (id) => (id === keyId ? publicKey : undefined),
  });

describe('TrueLayer signature', () => {
  test('holds for the vendor’s own request', () => {
    expect(problemOf({ ...sweep, mustSign: ['idempotency-key'] })).toBeUndefined();
  });

  test('holds for the vendor’s own webhook', () => {
    expect(problemOf(notice)).toBeUndefined();
  });

  test('holds whether or not the path ends in a slash', () => {
    expect(problemOf({ ...sweep, path: `${sweep.path}/` })).toBeUndefined();
  });

  const [header = '', , bytes = ''] = sweep.signature.split('.');
  const attached = Buffer.from(`POST ${sweep.path}\n${sweep.body}`).toString('base64url');
  test.each<[string, Partial<Given>, string]>([
    ['another path', { path: '/other' }, 'does not match'],
    ['another method', { method: 'PUT' }, 'does not match'],
    ['another body', { body: `${sweep.body} ` }, 'does not match'],
    ['another idempotency key', { headers: { 'idempotency-key': 'other' } }, 'does not match'],
    ['a lost header', { headers: {} }, 'does not match'],
    ['a header that had to be signed', { mustSign: ['x-tl-webhook-timestamp'] }, 'does not sign'],
    ['a payload of its own', { signature: `${header}.${attached}.${bytes}` }, 'detached'],
    ['trailing dots', { signature: `${sweep.signature}..` }, 'detached'],
    ['no signature at all', { signature: '' }, 'detached'],
    ['another header', { signature: `${Buffer.from('{"alg":"none"}').toString('base64url')}..${bytes}` }, 'ES512'],
  ])('is refused with %s', (_case, change, reason) => {
    expect(problemOf({ ...sweep, ...change })).toContain(reason);
  });

  test('ours holds under our key and no other', () => {
    const mine = generateKeyPairSync('ec', { namedCurve: 'P-521' });
    const key = { keyId: 'mine', privateKey: mine.privateKey };
    const signature = signRequest({ ...sweep, headers: [['Idempotency-Key', 'k']], key });
    const verifying = { ...sweep, signature, mustSign: [], headerNamed: () => 'k' };
    expect(signatureProblem({ ...verifying, keyWithId: () => mine.publicKey })).toBeUndefined();
    expect(signatureProblem({ ...verifying, keyWithId: () => publicKey })).toContain('does not match');
    expect(signatureProblem({ ...verifying, keyWithId: () => undefined })).toContain('unknown key mine');
  });
});
