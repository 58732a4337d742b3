import { expect, test } from 'vitest';
import { pathPatternAt } from './pathPattern.ts';

test.each([
  ['/', '/'],
  ['/help', '/help'],
  ['/help/', '/help'],
  ['/reset-password/a-secret', '/reset-password/:token?'],
  ['/transactions/0197a000-0000-7000-8000-00000000000c/receipt', '/transactions/:transferId/receipt'],
  ['/ada@example.com', '/not-found'],
])('a view of %s is counted as one of %s, without ids, tokens and names (D-98, PUB-30)', (pathname, pattern) => {
  expect(pathPatternAt(pathname)).toBe(pattern);
});
