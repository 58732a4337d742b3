import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { transfersRead } from '#tests/fixtures/guideReads.ts';
import { startTalk } from '#tests/fixtures/talking.ts';
import { recipientFixture, someMoment, transferFixture } from '#tests/fixtures/transferFixture.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));
afterEach(() => queryClient.clear());

const delivered: Transfer = {
  ...transferFixture('COMPLETE'),
  id: '0197a000-0000-7000-8000-0000000000a1',
  history: [{ status: 'COMPLETE', at: someMoment }],
};
const onItsWay: Transfer = {
  ...transferFixture('PAYMENT_COMPLETED'),
  id: '0197a000-0000-7000-8000-0000000000a2',
  history: [{ status: 'PAYMENT_COMPLETED', at: someMoment }],
};

/** What the guide leads to, after what was said of the transfers there are. */
async function leadsAfter(language: 'en' | 'fr', said: string, transfers: readonly Transfer[]) {
  transfersRead.transfers = transfers;
  const talk = await startTalk(language, { recipients: [recipientFixture()] });
  await talk.asked('destination');
  const before = talk.conversation.getState().log.length;
  talk.speak(said);
  const leads = await vi.waitFor(() => {
    const found = talk.conversation
      .getState()
      .log.slice(before)
      .flatMap((entry) => (entry.kind === 'lead' ? [entry.to] : []));
    expect(found).not.toEqual([]);
    return found;
  });
  talk.close();
  return leads;
}

const toRecall = `/transactions?transfer=${delivered.id}&recall=`;

describe('a delivered transfer that went wrong, in words', () => {
  test.each([
    ['en', 'I sent it to the wrong person'],
    ['en', 'the money went to the wrong number'],
    ['fr', 'j’ai envoyé l’argent à la mauvaise personne'],
    ['fr', 'c’est parti au mauvais numéro'],
  ] as const)(
    'in %s, “%s” leads to what can be done, and to no case before it was delivered (peers 17)',
    async (language, said) => {
      expect(await leadsAfter(language, said, [delivered])).toEqual([toRecall]);
      expect(await leadsAfter(language, said, [onItsWay, delivered])).not.toContain(toRecall);
    },
  );

  test.each([
    ['en', 'she did not get it'],
    ['fr', 'elle n’a pas reçu l’argent'],
  ] as const)(
    'in %s, “%s” leads to the proof that it was paid, and from there to a case (peers 17)',
    async (language, said) => {
      expect(await leadsAfter(language, said, [delivered])).toContain(toRecall);
    },
  );
});
