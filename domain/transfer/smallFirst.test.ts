import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { restAfter, smallFirstReason } from './smallFirst.ts';

const pounds = (minor: number) => money('GBP', minor);
const considered = { nameCheck: undefined, hasArrived: false, sent: pounds(10_000), inPounds: pounds(10_000) };

describe('the least first', () => {
  test.each([
    ['the account is under another name', { nameCheck: 'proceededOnMismatch' as const }, 'nameDiffers'],
    ['the name could not be looked up', { nameCheck: 'proceededUnchecked' as const }, 'nameUnchecked'],
    ['the first transfer to them is large', { inPounds: pounds(25_001) }, 'firstLarge'],
    ['nobody tells the name, and it is not large', { inPounds: pounds(25_000) }, undefined],
    ['the name matched', { nameCheck: 'matched' as const }, undefined],
    ['something reached them before', { nameCheck: 'proceededOnMismatch' as const, hasArrived: true }, undefined],
    ['the rest could still be sent', { nameCheck: 'proceededOnMismatch' as const, sent: pounds(1_000) }, 'nameDiffers'],
    ['the rest would be too little', { nameCheck: 'proceededOnMismatch' as const, sent: pounds(999) }, undefined],
  ])('is offered or not where %s (peers 26)', (_case, differences, reason) => {
    expect(smallFirstReason({ ...considered, ...differences })).toBe(reason);
  });

  test('leaves the rest, to the penny', () => {
    expect(restAfter(pounds(20_001))).toEqual(pounds(19_501));
  });
});
