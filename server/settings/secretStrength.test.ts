import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apparentBits, bitsNeeded } from './secretStrength.ts';

const bytes = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((drawn) => Buffer.from(drawn));

/** Chance as a generator gives it: fast-check likes its corners, which no generator does. */
const drawn = (length: number) => fc.noBias(bytes(length));
const seeded = { seed: 20261123, numRuns: 500 };

describe('how hard a secret looks to guess (ASVS 11.2.3, 13.2.3)', () => {
  test.each([
    ['32 hex digits', drawn(16).map((each) => each.toString('hex'))],
    ['64 hex digits', drawn(32).map((each) => each.toString('hex'))],
    ['32 bytes as base64', drawn(32).map((each) => each.toString('base64'))],
    ['32 bytes as base64url', drawn(32).map((each) => each.toString('base64url'))],
  ])('%s drawn by chance are enough', (_title, secrets) => {
    fc.assert(
      fc.property(secrets, (secret) => apparentBits(secret) >= bitsNeeded),
      seeded,
    );
  });

  test('what repeats a short piece is not, however long it gets', () => {
    const piece = fc.string({ minLength: 1, maxLength: 8 });
    const repeated = fc.tuple(piece, fc.integer({ min: 4, max: 100 })).map(([part, times]) => part.repeat(times));
    fc.assert(
      fc.property(repeated, (secret) => apparentBits(secret) < bitsNeeded),
      seeded,
    );
  });

  test.each([
    'a'.repeat(64),
    'abcdefghijklmnopqrstuvwxyz0123456789',
    '0123456789abcdef0123456789abcdef',
    'change-me-change-me-change-me-change-me',
    'a secret for tests that nobody else knows',
    'correct horse battery staple correct horse',
    'deadbeef'.repeat(8),
    'ThisIsMySuperSecretMasterPassword2024!',
    'The quick brown fox jumps over the lazy dog',
    'our-production-master-secret-for-sawa-2026',
    'qwertyuiopasdfghjklzxcvbnm1234567890',
  ])('“%s” is not', (secret) => {
    expect(apparentBits(secret)).toBeLessThan(bitsNeeded);
  });
});
