import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diskWatch, leastFreeBytes, refuseWithoutRoom } from './diskRoom.ts';

const megabyte = 1024 ** 2;

test('a start without room says how much there is and how much it takes', () => {
  expect(() => refuseWithoutRoom('/data', false, 12.9 * megabyte)).toThrow(
    'The disk of /data is full: 12 MB are free, and the database needs 48 MB. Make room, and start again.',
  );
  expect(() => refuseWithoutRoom('/data', true, 100 * megabyte)).toThrow('needs 144 MB');
  expect(refuseWithoutRoom('/data', false, leastFreeBytes)).toBeUndefined();
});

test('writing stops while there is still room, and goes on when there is again', () => {
  const looks = fc.array(fc.record({ free: fc.nat(100 * megabyte), waits: fc.nat(3000) }), { maxLength: 30 });
  fc.assert(
    fc.property(looks, (seen) => {
      let clock = 0;
      let [free, isReadOnly, changes] = [0, false, 0];
      const look = diskWatch({
        freeBytes: () => free,
        setReadOnly: (told) => {
          isReadOnly = told;
          changes += 1;
        },
        now: () => clock,
      });
      let lookedAt = Number.NEGATIVE_INFINITY;
      let before = false;
      for (const { free: now, waits } of seen) {
        [clock, free] = [clock + waits, now];
        look();
        if (clock - lookedAt < 1000) continue;
        lookedAt = clock;
        expect(isReadOnly).toBe(free < leastFreeBytes);
        before = isReadOnly;
      }
      expect(isReadOnly).toBe(before);
      expect(changes).toBeLessThanOrEqual(seen.length);
    }),
  );
});
