import { afterEach, expect, test, vi } from 'vitest';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { transfersRead } from '#tests/fixtures/guideReads.ts';
import { startTalk } from '#tests/fixtures/talking.ts';
import { someMoment, transferFixture } from '#tests/fixtures/transferFixture.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));
afterEach(() => queryClient.clear());

const due = { amount: 102.19, currency: 'GBP', dueAt: someMoment + 86_400 } as const;

test.each([
  ['en', 'where is my refund?'],
  ['fr', 'où est mon remboursement ?'],
] as const)('in %s “%s” is answered from what is so now, each time it is asked (peers 18)', async (language, text) => {
  const [usual] = [transferFixture('CANCELLED')];
  const refund = { ...usual.refunds[0], ...due } as Transfer['refunds'][number];
  transfersRead.transfers = [{ ...usual, refunds: [refund] }];
  const talk = await startTalk(language);
  await talk.asked('destination');
  const keys = () =>
    talk.conversation
      .getState()
      .log.flatMap((entry) => (entry.kind === 'told' && 'key' in entry.words ? [entry.words.key] : []));
  talk.speak(text);
  await vi.waitFor(() => expect(keys()).toContain('guide.account.refundDue'));
  transfersRead.transfers = [{ ...usual, refunds: [{ ...refund, settledAt: someMoment + 60 }] }];
  talk.speak(text);
  await vi.waitFor(() => expect(keys().at(-1)).toBe('guide.account.refundSettled'));
  talk.close();
});
