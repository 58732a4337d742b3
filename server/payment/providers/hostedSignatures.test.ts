import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ivySignature } from './ivy.ts';
import { isSignedByPaycross } from './paycrossClient.ts';

test('Ivy’s signature comes out as reckoned elsewhere (API-58)', () => {
  const body = '{"type":"order_updated","payload":{"id":"o1","status":"paid","referenceId":"T1"}}';
  expect(ivySignature(body, 'whsec_test')).toBe('2fb21b11255bb9dd626d0a44227e8c32f85beac2eb8c0c828b03a5d8751a6de6');
  expect(ivySignature(`${body} `, 'whsec_test')).not.toBe(ivySignature(body, 'whsec_test'));
  expect(ivySignature(body, 'whsec_other')).not.toBe(ivySignature(body, 'whsec_test'));
});

describe('PayCross’ Content-Signature (API-57, API-58)', () => {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const bareKey = (key: typeof pair.publicKey) => key.export({ type: 'spki', format: 'der' }).toString('base64');
  const body = Buffer.from('{"transaction":{"uid":"1"}}');
  const signature = sign('sha256', body, pair.privateKey).toString('base64');

  test('is believed under the back office’s key', () => {
    expect(isSignedByPaycross(body, signature, bareKey(pair.publicKey))).toBe(true);
  });

  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  test.each([
    ['another body', Buffer.from('{"transaction":{"uid":"2"}}'), signature, bareKey(pair.publicKey)],
    ['one space more', Buffer.concat([body, Buffer.from(' ')]), signature, bareKey(pair.publicKey)],
    ['another key', body, signature, bareKey(other.publicKey)],
    ['SHA-1', body, sign('sha1', body, pair.privateKey).toString('base64'), bareKey(pair.publicKey)],
    ['a curve’s key', body, sign('sha256', body, curve.privateKey).toString('base64'), bareKey(curve.publicKey)],
    ['nothing', body, '', bareKey(pair.publicKey)],
    ['no key at all', body, signature, ''],
    ['a key that is none', body, signature, 'AAAA'],
  ])('%s is not', (_title, sent, given, key) => {
    expect(isSignedByPaycross(sent, given, key)).toBe(false);
  });
});
