import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visibleText } from './visibleText.ts';

describe('free text that operators read', () => {
  test.each([
    ['gpj.\u202eeman', 'gpj.‹U+202E›eman'],
    ['\u2066left\u2069', '‹U+2066›left‹U+2069›'],
    ['a\u200fb\u061cc', 'a‹U+200F›b‹U+061C›c'],
    ['\u001b[2Jgone', '‹U+001B›[2Jgone'],
    ['zero\u200bwidth\ufeff', 'zero‹U+200B›width‹U+FEFF›'],
    ['Ọlá N’Guessan محمد', 'Ọlá N’Guessan محمد'],
    ['👩🏾\u200d💻', '👩🏾\u200d💻'],
  ])('%j is shown as %s (ASVS 16.4.1)', (text, shown) => {
    expect(visibleText(text)).toBe(shown);
  });

  test('keeps no character that turns the line, whatever was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(visibleText(text)).not.toMatch(/[^\P{Cc}\n]|[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });
});
