import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plain } from './plain.ts';

test.each([
  ['  Élodie ', 'elodie'],
  ['AÏCHA', 'aicha'],
  ['\tNgo\u00a0', 'ngo'],
  ['Jean-Baptiste  Mbarga', 'jean-baptiste  mbarga'],
])('"%s" is compared as "%s"', (written, compared) => {
  expect(plain(written)).toBe(compared);
});

test('case, accents and edges make no two names of one, and nothing else is lost', () => {
  const mark = fc.constantFrom('', '\u0301', '\u0308', '\u0327', '\u0301\u0308');
  const letters = fc.array(fc.tuple(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz -'), mark), { minLength: 1 });
  const edge = fc.stringMatching(/^[ \t\n]{0,3}$/);
  fc.assert(
    fc.property(letters, fc.boolean(), edge, edge, (typed, isLoud, before, behind) => {
      const bare = typed.map(([letter]) => letter).join('');
      const marked = typed.map(([letter, accents]) => letter + accents).join('');
      fc.pre(/^[a-z].*[a-z]$/.test(bare));
      expect(plain(before + (isLoud ? marked.toUpperCase() : marked) + behind)).toBe(bare);
    }),
  );
});
