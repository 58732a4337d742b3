import { afterEach, expect, test } from 'vitest';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { queryClient } from '../http/queryClient.ts';
import { actFor, actForNobody } from '../http/signedInUser.ts';
import { currentUserHasFactor, factorsQuery } from './factorServices.ts';

const { id, username } = userFixture();
const passkey = { id: 'one', name: 'Laptop', addedAt: 0 };

afterEach(() => {
  actForNobody();
  queryClient.clear();
});

test('nobody has a second factor', () => {
  expect(currentUserHasFactor()).toBe(false);
});

test.each([
  ['as their account said', { hasSecondFactor: true }, undefined, true],
  ['as their account said', { hasSecondFactor: undefined }, undefined, false],
  ['of whom it was not said', undefined, undefined, false],
  ['as the factors say, which were read since', { hasSecondFactor: true }, [[], false], false],
  ['as the factors say, which were read since', { hasSecondFactor: undefined }, [[], true], true],
  ['as the factors say, which were read since', { hasSecondFactor: undefined }, [[passkey], false], true],
] as const)('somebody has one, or none, %s: %j, %j', (_, meta, read, has) => {
  actFor({ id, username, ...(meta && { meta }) });
  if (read) queryClient.setQueryData(factorsQuery.queryKey, { passkeys: read[0], hasAuthenticator: read[1] } as never);
  expect(currentUserHasFactor()).toBe(has);
});
