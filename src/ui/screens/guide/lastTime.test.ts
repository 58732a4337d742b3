import { afterEach, expect, test, vi } from 'vitest';
import { priceThen } from '#contract/transfer/priceThen.ts';
import { money } from '#domain/money/money.ts';
import { enterSend, startDraft } from '#domain/quote/draft.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { startTalk } from '#tests/fixtures/talking.ts';
import { recipientFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));
afterEach(() => queryClient.clear());

const marie = recipientFixture();
const before = (destinationAmount: number) => ({
  draft: enterSend(startDraft('GB'), money('GBP', 10_000)),
  recipientId: marie.id,
  price: priceThen({
    ...transferFixture('COMPLETE', { exchangeRate: String(destinationAmount / 100) }),
    destinationAmount,
  }),
});

test.each([
  ['en', 75_000, 'Last time, £100.00 brought 75,000 XAF, for £102.19 in total.'],
  ['fr', 75_000, 'La dernière fois, 100,00 £ ont donné 75 000 XAF, pour 102,19 £ au total.'],
  ['en', 78_000, 'That’s the same as last time.'],
] as const)(
  'in %s the guide says what the last transfer brought beside today’s price: %i (peers 21)',
  async (language, was, said) => {
    const talk = await startTalk(language, { past: { last: before(was) }, recipients: [marie], isFirstTime: false });
    await talk.asked('repeat');
    talk.conversation.answer('repeat');
    await vi.waitFor(() => {
      const told = talk.conversation
        .getState()
        .log.flatMap((entry) => (entry.kind === 'told' ? [talk.say.say(entry.words)] : []));
      expect(
        told.map((text) => text.replaceAll(/[\u00a0\u202f\u2060]/g, (mark) => (mark === '\u2060' ? '' : ' '))),
      ).toContain(said);
    });
    talk.close();
  },
);
