import { describe, expect, test } from 'vitest';
import { statusOfResult } from './oppwaResult.ts';
import { openNotification } from './oppwaWebhook.ts';

const half = '000102030405060708090A0B0C0D0E0F';
const opening = { secret: half + half, encoding: 'hex' } as const;
const first = {
  initializationVector: '3D575574536D450F71AC76D8',
  authenticationTag: '19FDD068C6F383C173D3A906F7BD1D83',
  body: 'F8E2F759E528CB69375E51DB2AF9B53734E393',
};

describe('a sealed notification (PAY-20, API-53)', () => {
  test.each([
    [first, '{"type": "PAYMENT"}'],
    [
      {
        initializationVector: '000000000000000000000000',
        authenticationTag: 'CE573FB7A41AB78E743180DC83FF09BD',
        body: '0A3471C72D9BE49A8520F79C66BBD9A12FF9',
      },
      '{"type":"PAYMENT"}',
    ],
  ])('the published vector opens: %o', (sealed, text) => {
    expect(openNotification(sealed, opening)).toBe(text);
    const inBase64 = {
      initializationVector: Buffer.from(sealed.initializationVector, 'hex').toString('base64'),
      authenticationTag: Buffer.from(sealed.authenticationTag, 'hex').toString('base64'),
      body: Buffer.from(sealed.body, 'hex').toString('base64'),
    };
    expect(openNotification(inBase64, { ...opening, encoding: 'base64' })).toBe(text);
  });

  test.each([
    ['one bit of the text changed', { ...first, body: `${first.body.slice(0, -1)}2` }],
    ['one bit of the tag changed', { ...first, authenticationTag: `${first.authenticationTag.slice(0, -1)}2` }],
    ['a tag cut short, which would be easier to guess', { ...first, authenticationTag: '19FDD068' }],
    ['another nonce', { ...first, initializationVector: '000000000000000000000000' }],
    ['no nonce', { ...first, initializationVector: '' }],
    ['nothing', { initializationVector: '', authenticationTag: '', body: '' }],
    ['text that is no hex', { ...first, body: 'zz' }],
    ['half a byte more', { ...first, body: `${first.body}0` }],
    ['something after it', { ...first, body: `${first.body}, and more` }],
  ])('%s does not open', (_title, sealed) => {
    expect(openNotification(sealed, opening)).toBeUndefined();
  });

  test.each([
    ['another key', 'F'.repeat(64)],
    ['a key too short', half],
  ])('%s does not open it', (_title, secret) => {
    expect(openNotification(first, { secret, encoding: 'hex' })).toBeUndefined();
  });
});

test.each([
  ['000.000.000', 'succeeded'],
  ['000.100.110', 'succeeded'],
  ['000.300.000', 'succeeded'],
  ['000.400.110', 'succeeded'],
  ['000.400.000', 'succeeded_review'],
  ['000.400.100', 'succeeded_review'],
  ['000.200.000', 'created'],
  ['000.200.100', 'created'],
  ['800.400.500', 'processing'],
  ['100.400.500', 'processing'],
  ['900.100.300', 'processing'],
  ['000.400.030', 'processing'],
  ['100.380.401', 'declined'],
  ['800.200.159', 'suspected_fraud'],
  ['100.400.000', 'suspected_fraud'],
  ['100.396.101', 'cancelled'],
  ['000.400.101', 'declined'],
  ['800.100.152', 'declined'],
  ['100.390.112', 'declined'],
  ['300.100.100', 'declined'],
  ['999.999.999', 'declined'],
  ['whatever', 'declined'],
] as const)('result %s is %s', (code, status) => {
  expect(statusOfResult(code)).toBe(status);
});
