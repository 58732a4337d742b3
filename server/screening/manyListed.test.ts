import { afterEach, expect, test, vi } from 'vitest';
import { compareWords } from '#domain/recipient/accountNameMatch.ts';
import { inventedPeople } from '#tests/fixtures/watchlistFiles.ts';
import type { WatchlistEntry } from './watchlistEntry.ts';
import { indexWatchlist } from './watchlistIndex.ts';

vi.mock('#domain/recipient/accountNameMatch.ts', async (real) => {
  const actual = await real<{ compareWords: typeof compareWords }>();
  return { ...actual, compareWords: vi.fn(actual.compareWords) };
});
afterEach(() => void vi.clearAllMocks());

const listed = 20_000;
const entries = inventedPeople(listed).map(
  ({ id, given, family }): WatchlistEntry => ({ id: `X:${id}`, names: [{ given, family }], born: [] }),
);

test('twenty thousand people are indexed in pieces, with others let run in between', async () => {
  let turns = 0;
  let isIndexed = false;
  const others = (async () => {
    while (!isIndexed) {
      await new Promise((next) => setImmediate(next));
      turns += 1;
    }
  })();
  await indexWatchlist(entries);
  isIndexed = true;
  await others;
  expect(turns).toBeGreaterThanOrEqual(listed / 500);
});

test('a person is compared with few of them, and found', async () => {
  const index = await indexWatchlist(entries);
  vi.mocked(compareWords).mockClear();
  const asked = inventedPeople(200);
  for (const { id, given, family } of asked) {
    const hits = index.findHits([{ subject: 'recipient:1', firstName: given, lastName: family }]);
    expect(hits).toContainEqual(expect.objectContaining({ entry: `X:${id}`, likeness: 'match' }));
  }
  expect(vi.mocked(compareWords).mock.calls.length / asked.length).toBeLessThan(listed / 100);
});
