import { afterEach, expect, test, vi } from 'vitest';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { transfersRead } from '#tests/fixtures/guideReads.ts';
import { startTalk } from '#tests/fixtures/talking.ts';
import { recipientFixture, someMoment, transferFixture } from '#tests/fixtures/transferFixture.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));
afterEach(() => queryClient.clear());

const unpaid = transferFixture('PENDING_PAYMENT');
const paid: Transfer = {
  ...transferFixture('PAYMENT_COMPLETED'),
  id: '0197a000-0000-7000-8000-0000000000a1',
  history: [{ status: 'PAYMENT_COMPLETED', at: someMoment }],
};

test.each([
  ['en', 'send Marie a link'],
  ['en', 'Send Marie a tracking link'],
  ['en', 'can you send her a link'],
  ['fr', 'envoie un lien à Marie'],
  ['fr', 'envoyez-lui un lien'],
] as const)(
  'in %s, “%s” leads to the link once the money has come, and not before (peers 13)',
  async (language, said) => {
    const answerTo = async (transfers: readonly Transfer[]) => {
      transfersRead.transfers = transfers;
      const talk = await startTalk(language, { recipients: [recipientFixture()] });
      await talk.asked('destination');
      const before = talk.conversation.getState().log.length;
      talk.speak(said);
      const lead = await vi.waitFor(() => {
        const found = talk.conversation
          .getState()
          .log.slice(before)
          .flatMap((entry) =>
            (entry.kind === 'told' || entry.kind === 'lead') && 'key' in entry.words
              ? [{ key: entry.words.key, to: entry.kind === 'lead' ? entry.to : undefined }]
              : [],
          );
        expect(found).not.toEqual([]);
        return found;
      });
      talk.close();
      return lead;
    };
    expect(await answerTo([unpaid, paid])).toEqual([
      { key: 'guide.account.link', to: undefined },
      { key: 'guide.account.makeLink', to: `/transactions?transfer=${paid.id}&share=` },
    ]);
    expect(await answerTo([unpaid])).toEqual([{ key: 'guide.account.noLink', to: undefined }]);
  },
);
