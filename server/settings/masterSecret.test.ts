import { describe, expect, test } from 'vitest';
import { newId } from '../database/ids.ts';
import { seal, unseal } from '../keys/sealedText.ts';
import { keyFor } from './masterSecret.ts';

describe('a key of the master secret', () => {
  test('is for one purpose alone, the same every time, and of 256 bits (ASVS 11.4.4)', () => {
    const one = keyFor('a secret', 'message-v1');
    expect(one).toHaveLength(32);
    expect(keyFor('a secret', 'message-v1')).toEqual(one);
    expect(keyFor('a secret', 'message-v2')).not.toEqual(one);
    expect(keyFor('another secret', 'message-v1')).not.toEqual(one);
  });
});

describe('chance', () => {
  test('gives every sealed text another nonce, in its first 96 bits (ASVS 11.3.4)', () => {
    const key = keyFor('a secret', 'message-v1');
    const sealed = Array.from({ length: 50_000 }, () => seal(key, 'the same'));
    expect(unseal(key, sealed[0] ?? '')).toBe('the same');
    expect(new Set(sealed.map((text) => Buffer.from(text, 'base64url').subarray(0, 12).toString('hex'))).size).toBe(
      sealed.length,
    );
  });

  test('never gives one id twice (ASVS 11.5.2)', () => {
    const ids = Array.from({ length: 200_000 }, newId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
