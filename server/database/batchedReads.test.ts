import { expect, test } from 'vitest';
import { batchedReads } from './batchedReads.ts';

function reader(fails = false) {
  const reads: (readonly string[])[] = [];
  const get = batchedReads(async (keys) => {
    reads.push(keys);
    if (fails) throw new Error('away');
    return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `row of ${key}`]));
  });
  return { get, reads };
}

test('what is asked for together is read together, each key once', async () => {
  const { get, reads } = reader();
  expect(await Promise.all([get('a'), get('b'), get('a')])).toEqual(['row of a', 'row of b', 'row of a']);
  expect(reads).toEqual([['a', 'b']]);
});

test('what is asked for after a read began is read anew: it may have changed', async () => {
  const { get, reads } = reader();
  await get('a');
  await get('a');
  expect(reads).toEqual([['a'], ['a']]);
});

test('nothing is made up for a key that has no row', async () => {
  expect(await reader().get('nobody')).toBeUndefined();
});

test('a read that fails fails for everybody who waits for it, and not for who comes after', async () => {
  const { get, reads } = reader(true);
  const asked = await Promise.allSettled([get('a'), get('b')]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(get('c')).rejects.toThrow('away');
  expect(reads).toEqual([['a', 'b'], ['c']]);
});
