import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leaveWord, nothingLeft, type Word, type WordEvent } from './leaveWord.ts';

type Event = WordEvent<string, string>;
const anyEvent = fc.oneof(
  fc.constantFrom<Event>({ type: 'word.sent' }, { type: 'another.begun' }),
  fc.constantFrom('invalid', 'later').map((refusal): Event => ({ type: 'word.refused', refusal })),
  fc.constantFrom('a@b.example', 'c@d.example').map((taken): Event => ({ type: 'word.taken', taken })),
);
const standingAfter = (events: readonly Event[]) => events.reduce<Word<string, string>>(leaveWord, nothingLeft);

describe('a word left with us', () => {
  test('counts as taken only when one on its way was, and until another is begun', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 15 }), anyEvent, (events, last) => {
        const before = standingAfter(events);
        const now = leaveWord(before, last);
        if (now.kind === 'taken' && before.kind !== 'taken') {
          expect([before.kind, last.type]).toEqual(['sending', 'word.taken']);
        }
        if (before.kind === 'taken' && last.type !== 'another.begun') expect(now).toBe(before);
      }),
    );
  });

  test('is sent once, says why it was refused, each time anew, and forgets it with the next', () => {
    const refused: Event = { type: 'word.refused', refusal: 'later' };
    const sending = standingAfter([{ type: 'word.sent' }]);
    expect(leaveWord(sending, { type: 'word.sent' })).toBe(sending);
    const once = leaveWord(sending, refused);
    expect(once).toEqual({ kind: 'typing', refusal: 'later' });
    expect(leaveWord(once, refused)).not.toBe(once);
    expect(leaveWord(once, { type: 'word.sent' })).toEqual({ kind: 'sending' });
  });

  test('that was typed wrong is refused without being sent, and another may be left after one', () => {
    expect(standingAfter([{ type: 'word.refused', refusal: 'invalid' }])).toEqual({
      kind: 'typing',
      refusal: 'invalid',
    });
    const taken: Event = { type: 'word.taken', taken: 'a@b.example' };
    expect(standingAfter([{ type: 'word.sent' }, taken, { type: 'another.begun' }])).toEqual(nothingLeft);
  });
});
