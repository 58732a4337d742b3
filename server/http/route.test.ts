import { expect, test } from 'vitest';
import { createTransfer } from '#contract/transfer/transfer.ts';
import { refused, signedInRoute } from './route.ts';

test('a call cannot be answered with a refusal its contract does not name, which has no way out', () => {
  const declared = signedInRoute(createTransfer, async () => refused('promoUsedUp'));
  // @ts-expect-error: nobody could tell a sender what to do about this one.
  const undeclared = signedInRoute(createTransfer, async () => refused('codeWrong'));
  expect(declared.endpoint.refusals).not.toContain('codeWrong');
  expect(undeclared.endpoint.refusals).toContain('promoUsedUp');
});
