import { describe, expect, test } from 'vitest';
import { azaHeaders, azaSignature, azaWebhookNonce } from './azaSignature.ts';

const url = 'https://api-sandbox.transferzero.com/v1/account_validations';
const keys = { apiKey: 'key', apiSecret: 'test_secret' };

describe('the signature of AZA (providers notes, 1.8)', () => {
  test('is the one of the worked example', () => {
    const nonce = '00c6a48a-ccb8-4653-a0c8-de7c1ab67529';
    expect(azaSignature('test_secret', { nonce, method: 'POST', url, body: '{"a":1}' })).toBe(
      '1995fcba78e2133b662df93792e075168e78c6823cfd6ba206bc520a3cdc03f194242aa8d52cd69ce1e46f8e25abd372d442a584ab619e58c804773582fdc4e7',
    );
  });

  test('of an empty body is over the hash of nothing', () => {
    const [nonce, method] = ['n', 'GET'];
    expect(azaSignature('s', { nonce, method, url, body: '' })).toBe(
      azaSignature('s', { nonce, method, url, body: Buffer.of() }),
    );
  });

  test('carries another nonce each time', () => {
    const call = { method: 'POST', url, body: '{}' };
    const [first, next] = [azaHeaders(keys, call), azaHeaders(keys, call)];
    expect(first['authorization-nonce']).not.toBe(next['authorization-nonce']);
  });
});

describe('a webhook of AZA', () => {
  const body = Buffer.from('{"event":"recipient.paid"}');
  const signed = azaHeaders(keys, { method: 'POST', url, body: body.toString() });

  test('that it signed for our address is taken', () => {
    expect(azaWebhookNonce(keys, { headers: signed, body, url })).toBe(signed['authorization-nonce']);
  });

  test.each([
    ['another body', { headers: signed, body: Buffer.from('{}'), url }],
    ['another address', { headers: signed, body, url: `${url}/other` }],
    ['another key', { headers: { ...signed, 'authorization-key': 'other' }, body, url }],
    ['another nonce', { headers: { ...signed, 'authorization-nonce': 'other' }, body, url }],
    ['no nonce', { headers: { ...signed, 'authorization-nonce': '' }, body, url }],
    ['no signature', { headers: { 'authorization-key': 'key', 'authorization-nonce': 'n' }, body, url }],
    [
      'a secret of somebody else',
      { headers: azaHeaders({ ...keys, apiSecret: 'x' }, { method: 'POST', url, body: body.toString() }), body, url },
    ],
  ])('with %s is refused', (_case, webhook) => {
    expect(azaWebhookNonce(keys, webhook)).toBeUndefined();
  });
});
