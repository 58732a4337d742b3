import { expect, test } from 'vitest';
import { likeness } from './names.ts';

test.each([
  ['marie', 'marie', 'same'],
  // A swap, or one wrong letter, inside.
  ['mraie', 'marie', 'slip'],
  ['marue', 'marie', 'slip'],
  // Another letter at either end may be another name.
  ['marix', 'marie', 'near'],
  ['xarie', 'marie', 'near'],
  // A letter typed twice, or once where it is two.
  ['marrie', 'marie', 'slip'],
  ['etoudi', 'etouddi', 'slip'],
  // Another letter too many is another name; one too few is told from one only in a long name.
  ['marsie', 'marie', 'near'],
  ['mare', 'marie', 'near'],
  ['wajiru', 'wanjiru', 'slip'],
  ['anjiru', 'wanjiru', 'near'],
  // Another name is no slip, and a short one has none.
  ['maria', 'marie', 'near'],
  ['pual', 'paul', 'near'],
  ['xqzt', 'marie', 'other'],
] as const)('"%s" for "%s" is %s (chat rule 16)', (typed, name, kind) => {
  expect(likeness(typed, name)).toBe(kind);
});
