import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isSignedBy, readSignatureHeader, type SignedCall, signCall, signingKey } from './truelayerSignature.ts';

/** TrueLayer's published test key and its two test signatures. */
const publishedKey = createPublicKey({
  format: 'jwk',
  key: {
    kty: 'EC',
    crv: 'P-521',
    x: 'oLuW4nFqoUuR8d7FVsUoI62libYdQlWGtLStnqdudLY92bQ0ra5eZAbkunrGTR9-w9mr4o2Etyb6pC7YB2-23WM',
    y: 'AX1cjkGMiltikPrkX49qwuJDdcETaTsj-kyFP8jsF9W5XAB3Z4tBiQtc72DQnJYeKyAV_T6qZTtFKFr-Tp4iu-j7',
  },
});
const requestSignature =
  'eyJhbGciOiJFUzUxMiIsImtpZCI6IjQ1ZmM3NWNmLTU2NDktNDEzNC04NGIzLTE5MmMyYzc4ZTk5MCIsInRsX3ZlcnNpb24iOiIyIiwidGxfaGVhZGVycyI6IklkZW1wb3RlbmN5LUtleSJ9..AEXUHJ9eXGRYyXjjXkAyp4vALl7vMB6D78-frHcH2eV641SU9Q8LMqm77jDYUxuJYP_1Rg0l8-dLRVtWNDTFY_JYABXE6MEv3qSbyXnKrYMKIeDzG86lj9VLZXKRfWjNeBpGN983kW69Dc71yNapGTPMbB49Rue5bLIAjm6LLwDP00D_';
const headers: Record<string, string> = { 'Idempotency-Key': 'idemp-2076717c-9005-4811-a321-9e0787fa0382' };
const request = {
  method: 'POST',
  path: '/merchant_accounts/a61acaef-ee05-4077-92f3-25543a11bd8d/sweeping',
  header: (name: string) => headers[name],
  body: '{"currency":"GBP","max_amount_in_minor":5000000,"name":"Foo???"}',
};

describe('TrueLayer signatures (PAY-21)', () => {
  test('the published signature of a request is right', () => {
    expect(isSignedBy(request, { signature: requestSignature, key: publishedKey })).toBe(true);
  });

  test.each([
    ['another path', { path: '/somewhere/else' }],
    ['a trailing slash', { path: `${request.path}/` }],
    ['another method', { method: 'PUT' }],
    ['another body', { body: '{}' }],
    ['a missing header', { header: () => undefined }],
    ['another header value', { header: () => 'other' }],
  ])('it is wrong for %s', (_case, difference) => {
    expect(isSignedBy({ ...request, ...difference }, { signature: requestSignature, key: publishedKey })).toBe(false);
  });

  test('over a header that was not sent is none, even one that was signed as empty (ASVS 9.1.1)', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-521' });
    const privateKeyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const call: SignedCall = { method: 'POST', path: '/hook', headers: [['X-Time', '']], body: '{}' };
    const signature = signCall(call, signingKey({ keyId: 'k1', privateKeyPem }));
    const sent = (time: string | undefined) => ({ ...call, header: () => time });
    expect(isSignedBy(sent(''), { signature, key: publicKey })).toBe(true);
    expect(isSignedBy(sent(undefined), { signature, key: publicKey })).toBe(false);
  });

  test.each([
    ['brings its own payload', (signature: string) => signature.replace('..', '.e30.')],
    ['ends in another part', (signature: string) => `${signature}.`],
    [
      'says it needs no algorithm',
      () => `${Buffer.from('{"alg":"none","kid":"1","tl_version":"2","tl_headers":""}').toString('base64url')}..x`,
    ],
    ['is nothing', () => ''],
  ])('a signature that %s is none (ASVS 9.1.2)', (_case, changed) => {
    expect(readSignatureHeader(changed(requestSignature))).toBeUndefined();
    expect(isSignedBy(request, { signature: changed(requestSignature), key: publishedKey })).toBe(false);
  });

  test('what we sign is right under our own key and wrong under any other', () => {
    const own = generateKeyPairSync('ec', { namedCurve: 'P-521' });
    const other = generateKeyPairSync('ec', { namedCurve: 'P-521' });
    const key = signingKey({
      keyId: 'k1',
      privateKeyPem: own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    });
    const call: SignedCall = {
      method: 'post',
      path: '/v3/payments',
      headers: [['Idempotency-Key', 'i1']],
      body: '{"a":1}',
    };
    const signature = signCall(call, key);
    const received = { method: 'POST', path: call.path, body: call.body, header: () => 'i1' };
    expect(isSignedBy(received, { signature, key: own.publicKey })).toBe(true);
    expect(isSignedBy(received, { signature, key: other.publicKey })).toBe(false);
  });
});
