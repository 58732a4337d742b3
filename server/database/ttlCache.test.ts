import { describe, expect, test, vi } from 'vitest';
import { ttlCache } from './ttlCache.ts';

describe('an answer kept briefly', () => {
  test('serves everybody who asks the same within a second, and nobody afterwards', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    let asked = 0;
    const read = ttlCache(async ({ base }: { base: string }) => `${base} ${++asked}`);
    expect(await Promise.all([read({ base: 'GBP' }), read({ base: 'GBP' })])).toEqual(['GBP 1', 'GBP 1']);
    expect(await read({ base: 'EUR' })).toBe('EUR 2');
    vi.advanceTimersByTime(1000);
    expect(await read({ base: 'GBP' })).toBe('GBP 3');
    vi.useRealTimers();
  });

  test('is asked for again when it was a failure', async () => {
    let asked = 0;
    const read = ttlCache(async () => {
      if (++asked === 1) throw new Error('the line broke');
      return asked;
    });
    await expect(read(undefined)).rejects.toThrow('the line broke');
    expect(await read(undefined)).toBe(2);
  });
});
