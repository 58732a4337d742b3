import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Challenge } from '../protocol/challenge.ts';
import { readProofOfWork, solveChallenge } from './proofOfWork.ts';

/** A nonce with both signs that base64 writes otherwise in an address. */
const nonce = Buffer.from(Array.from({ length: 16 }, (_, place) => 0xfb - place)).toString('base64url');
const asked: Challenge = { nonce, difficulty: 6, expires: 1_800_000_000, mac: 'm'.repeat(43) };
const proof = solveChallenge(asked);
const counters = (proof.split('~')[4] ?? '').split('.').map(Number);

const digestOf = (part: number, counter: number): Buffer => {
  const bytes = Buffer.concat([Buffer.from(nonce, 'base64url'), Buffer.alloc(8)]);
  bytes.writeUInt32BE(part, 16);
  bytes.writeUInt32BE(counter, 20);
  return createHash('sha256').update(bytes).digest();
};

test('a proof has the first counter of each of its eight parts that makes six zero bits (decision 059)', () => {
  expect(nonce).toMatch(/[-_]/);
  expect(proof).toMatch(new RegExp(`^${nonce}~6~1800000000~m{43}~`));
  expect(counters).toHaveLength(8);
  for (const [part, counter] of counters.entries()) {
    const isFound = (tried: number) => digestOf(part, tried).readUInt32BE(0) < 2 ** 26;
    expect(Array.from({ length: counter + 1 }, (_, tried) => tried).findIndex(isFound)).toBe(counter);
  }
});

test('it is read again with whose challenge it answers, and is done only where every part is', () => {
  expect(readProofOfWork(proof)).toEqual({ challenge: asked, isDone: true });
  const [first = 0, ...others] = counters;
  const missed = first === 0 ? 4_294_967_295 : first - 1;
  expect(readProofOfWork(proof.replace(/[\d.]+$/, [missed, ...others].join('.')))).toEqual({
    challenge: asked,
    isDone: false,
  });
  const harder = readProofOfWork(proof.replace('~6~', '~25~'));
  expect(harder).toEqual({ challenge: { ...asked, difficulty: 25 }, isDone: false });
});

const withAnswers = (answers: string) => proof.replace(/[\d.]+$/, answers);

test.each([
  ['nothing', ''],
  ['words', 'not a proof'],
  ['a sign before it', `x${proof}`],
  ['a sign after it', `${proof}x`],
  ['a shorter nonce', proof.slice(1)],
  ['a shorter mac', proof.replace('~m', '~')],
  ['no difficulty', proof.replace('~6~', '~~')],
  ['a difficulty of three digits', proof.replace('~6~', '~006~')],
  ['a moment of thirteen digits', proof.replace('~1800000000~', '~1800000000000~')],
  ['seven answers', withAnswers(Array(7).fill('1').join('.'))],
  ['nine answers', withAnswers(Array(9).fill('1').join('.'))],
  ['an answer that is too large', withAnswers([...Array(7).fill('1'), '4294967296'].join('.'))],
  ['an answer of eleven digits', withAnswers([...Array(7).fill('1'), '00000000001'].join('.'))],
  ['an answer missing', withAnswers('1.1.1.1..1.1.1')],
])('%s is no proof', (_, text) => expect(readProofOfWork(text)).toBeUndefined());
