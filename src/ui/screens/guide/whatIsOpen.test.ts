import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listOpenMatters } from '#contract/help/openMatters.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { nothingOpen, openMattersFixture } from '#tests/fixtures/openMatters.ts';
import { toldAbout } from '#tests/fixtures/talking.ts';
import { someMoment } from '#tests/fixtures/transferFixture.ts';

const server: { open: typeof openMattersFixture; isAway: boolean } = { open: nothingOpen, isAway: false };
vi.mock('#src/services/http/apiClient.ts', async () => {
  const { answerGuideReads } = await import('#tests/fixtures/guideReads.ts');
  return {
    callApi: async (endpoint: unknown) => {
      if (endpoint !== listOpenMatters) return answerGuideReads(endpoint);
      if (server.isAway) throw new Error('away');
      return server.open;
    },
  };
});
beforeEach(() => {
  Object.assign(server, { open: openMattersFixture, isAway: false });
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime((someMoment + 60 * 86_400) * 1000);
});
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

test.each([
  ['en', 'what’s open?', /^4 things are open\.$/, /^Complaint CASE-92NC7K3M$/, /ombudsman/i],
  [
    'fr',
    'où en est ma réclamation ?',
    /^4 points attendent une suite\.$/,
    /^Réclamation CASE-92NC7K3M$/,
    /médiateur|Ombudsman/i,
  ],
] as const)(
  'in %s “%s” is answered with everything that is open, who is next and that it is late (peers 35)',
  async (language, text, count, complaint, late) => {
    const { all: said } = await toldAbout(language, text);
    expect(said[0]).toMatch(count);
    expect(said).toContainEqual(expect.stringMatching(complaint));
    expect(said.join(' ')).toMatch(late);
    expect(said).toHaveLength(1 + 4 * 2 + 1);
  },
);

test('is read afresh each time it is asked (peers 35)', async () => {
  expect((await toldAbout('en', 'what’s open?')).all[0]).toBe('4 things are open.');
  server.open = nothingOpen;
  expect((await toldAbout('en', 'what’s open?')).all).toEqual(['Nothing is open: no refund, no hold and no case.']);
});

test('says that nothing is open, or that it could not look (peers 35)', async () => {
  server.open = nothingOpen;
  expect((await toldAbout('en', 'what’s open?')).all).toEqual(['Nothing is open: no refund, no hold and no case.']);
  queryClient.clear();
  server.isAway = true;
  expect((await toldAbout('en', 'what’s open?')).all).toEqual([
    expect.stringMatching(/^I can’t look into your account right now/),
  ]);
});
