import { describe, expect, test } from 'vitest';
import { batching } from './batching.ts';

describe('writing together', () => {
  test('what comes while a write is under way is written in one, and everybody hears of their own', async () => {
    const writes: (readonly number[])[] = [];
    const write = batching(async (items: readonly number[]) => {
      writes.push(items);
      await new Promise((later) => setImmediate(later));
    });
    const first = write(1);
    await Promise.resolve();
    await Promise.all([first, write(2), write(3), write(4)]);
    expect(writes).toEqual([[1], [2, 3, 4]]);
  });

  test('a write that fails is told to those it was for, and to nobody after them', async () => {
    const write = batching(async (items: readonly number[]) => {
      if (items.includes(1)) throw new Error('the line broke');
    });
    const first = write(1);
    await Promise.resolve();
    const second = write(2);
    await expect(first).rejects.toThrow('the line broke');
    await expect(second).resolves.toBeUndefined();
  });
});
