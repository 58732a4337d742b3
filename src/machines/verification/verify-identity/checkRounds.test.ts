import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CheckRoundsEvent, checkRounds, firstRound } from './checkRounds.ts';

const anyEvent = fc.oneof(
  fc.constant<CheckRoundsEvent>({ type: 'handOver.begun' }),
  fc.boolean().map((isCaptured): CheckRoundsEvent => ({ type: 'handOver.ended', isCaptured })),
);

test('a round begins for each phone that sent everything, once, and for nothing else', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 20 }), anyEvent, (events, last) => {
      const before = events.reduce(checkRounds, firstRound);
      const now = checkRounds(before, last);
      const hasCaptured = before.isHandedOver && last.type === 'handOver.ended' && last.isCaptured;
      expect(now.round).toBe(before.round + (hasCaptured ? 1 : 0));
      expect(now.isHandedOver).toBe(last.type === 'handOver.begun');
    }),
  );
});
