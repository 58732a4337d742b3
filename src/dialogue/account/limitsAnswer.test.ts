import { afterEach, expect, test, vi } from 'vitest';
import { readSendingLimit } from '#contract/quote/quote.ts';
import { money } from '#domain/money/money.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { startTalk } from '#tests/fixtures/talking.ts';

const limits = {
  most: 450,
  amount: 20_000,
  currency: 'GBP',
  days: 1,
  periods: [
    { days: 1, limit: 20_000, left: 450, moreFrom: 1_790_000_000 },
    { days: 30, limit: 50_000, left: 30_450, moreFrom: 1_792_000_000 },
  ],
  unproved: { most: 2, waiting: 1 },
};
vi.mock('#src/services/http/apiClient.ts', async () => {
  const { answerGuideReads } = await import('#tests/fixtures/guideReads.ts');
  return {
    callApi: async (endpoint: unknown) => (endpoint === readSendingLimit ? limits : answerGuideReads(endpoint)),
  };
});
afterEach(() => queryClient.clear());

test.each([
  ['en', 'what is my limit?'],
  ['fr', 'quelle est ma limite ?'],
] as const)(
  'in %s, “%s” is answered with what is left, and from when there is more (peers 10)',
  async (language, said) => {
    const talk = await startTalk(language);
    await talk.asked('destination');
    talk.speak(said);
    await vi.waitFor(() => {
      const told = talk.conversation.getState().log.flatMap((entry) => (entry.kind === 'told' ? [entry.words] : []));
      expect(told).toContainEqual({
        key: 'guide.account.leftToday',
        facts: { send: money('GBP', 45_000), total: money('GBP', 2_000_000), count: 1 },
      });
      expect(told).toContainEqual({ key: 'guide.account.moreFrom', facts: { moment: 1_790_000_000 } });
      expect(told).toContainEqual({ key: 'guide.account.unproved', facts: { count: 2 } });
    });
    expect(talk.conversation.getState().log).toContainEqual(expect.objectContaining({ kind: 'lead', to: '/settings' }));
    talk.close();
  },
);
