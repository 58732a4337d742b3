import { expect, test } from 'vitest';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';
import { toldApart } from './sameName.ts';

const marie = recipientFixture({ id: 'one' });
const { profile } = marie;
const other = recipientFixture({ id: 'other', profile: { ...profile, mobile: '677999888' } });
const atBank = recipientFixture({
  id: 'bank',
  profile: { ...profile, recipientAccountNumber: '10005000010010012345678' },
});
const paul = recipientFixture({ id: 'paul', firstName: 'Paul' });
const book = [marie, other, atBank, paul];
const all = book.map(({ id }) => id);

test.each([
  ['one of two people of one name', 'other', all, { account: '••••\u00a09888' }],
  ['the one with an account', 'bank', all, { account: '••••\u00a05678' }],
  ['the only one of a name', 'paul', all, undefined],
  ['the only one of a name that is listed', 'other', ['other', 'paul'], undefined],
  ['somebody who is not in the book', 'gone', [...all, 'gone'], undefined],
] as const)('in a list, %s is told apart by the end of a number alone (RCP-03)', (_who, id, listed, words) => {
  expect(toldApart(id, listed, book)).toEqual(words);
});
