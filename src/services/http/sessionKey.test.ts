import { createHmac } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { runInMemory } from '#tests/fixtures/keysInMemory.ts';
import { forgetSessionKey, keepSessionKey, loadSessionKey } from './sessionKey.ts';

/** Bytes that base64url writes with both of its own signs. */
const secret = Buffer.from([0xfb, 0xff, 0xfe, ...Array(29).fill(7)]);

let keys = runInMemory();
beforeEach(() => {
  keys = runInMemory();
});

test('the key of the wire signs as its bytes do, and no script reads it again (API-04)', async () => {
  expect(secret.toString('base64url')).toMatch(/^-.*_/);
  await keepSessionKey(secret.toString('base64url'));
  const loaded = await loadSessionKey();
  expect(loaded?.key).toMatchObject({ extractable: false, usages: ['sign'] });
  const signed = await crypto.subtle.sign('HMAC', loaded?.key as CryptoKey, new TextEncoder().encode('text'));
  expect(Buffer.from(signed)).toEqual(createHmac('sha256', secret).update('text').digest());
});

test('each has a name of its own, by which another tab’s newer one is let be', async () => {
  await keepSessionKey(secret.toString('base64url'));
  const first = await loadSessionKey();
  await keepSessionKey(secret.toString('base64url'));
  const second = await loadSessionKey();
  expect(second?.id).not.toBe(first?.id);
  await forgetSessionKey(first?.id);
  expect(await loadSessionKey()).toBe(second);
  await forgetSessionKey(second?.id);
  expect(keys.size).toBe(0);
  await forgetSessionKey('of nobody');
  await keepSessionKey(secret.toString('base64url'));
  await forgetSessionKey();
  expect(await loadSessionKey()).toBeUndefined();
});
