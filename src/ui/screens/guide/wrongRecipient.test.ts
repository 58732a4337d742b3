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

const id = '0197a000-0000-7000-8000-0000000000a1';
const at = (status: Transfer['status'], more: Partial<Transfer> = {}): Transfer => ({
  ...transferFixture(status),
  id,
  history: [{ status, at: someMoment }],
  ...more,
});

/** What the guide says and leads to. */
async function heard(language: 'en' | 'fr', text: string, transfer: Transfer) {
  transfersRead.transfers = [transfer];
  const talk = await startTalk(language, { recipients: [recipientFixture()] });
  await talk.asked('destination');
  const before = talk.conversation.getState().log.length;
  talk.speak(text);
  const since = () => talk.conversation.getState().log.slice(before);
  await vi.waitFor(() => expect(since().some(({ kind }) => kind === 'lead')).toBe(true));
  const log = since();
  talk.close();
  return {
    said: log.flatMap((entry) => (entry.kind === 'told' ? [talk.say.say(entry.words)] : [])).join(' '),
    leads: log.flatMap((entry) => (entry.kind === 'lead' ? [entry.to] : [])),
  };
}

describe('a recipient that is wrong, in words', () => {
  test.each([
    ['en', 'the number of Marie is wrong', /haven’t paid yet, so you can still change/, /at most 2 letters/],
    ['fr', 'je me suis trompé de nom', /pas encore payé/, /2 lettres au plus/],
  ] as const)(
    'in %s, “%s” is answered with what it means and by which rule, and leads to the change (peers 16)',
    async (language, text, means, rule) => {
      const { said, leads } = await heard(language, text, at('PENDING_PAYMENT', { recipientChangeable: true }));
      expect(said).toMatch(means);
      expect(said).toMatch(rule);
      expect(leads).toEqual([`/transactions/${id}/recipient`]);
    },
  );

  test.each([
    [
      'refused',
      at('PAYMENT_SUSPENDED', { recipientChangeable: true }),
      /Choose the right one/,
      `/transactions/${id}/recipient`,
    ],
    [
      'checked',
      at('PENDING_PAYMENT', { recipientChangeable: false }),
      /still checking/,
      `/transactions?transfer=${id}`,
    ],
    [
      'paid',
      at('PAYMENT_COMPLETED', { recipientChangeable: false, cancellable: true }),
      /You can still cancel/,
      `/transactions?transfer=${id}`,
    ],
    [
      'being paid out',
      at('PAYMENT_COMPLETED', { recipientChangeable: false, cancellable: false }),
      /being paid out/,
      `/transactions?transfer=${id}`,
    ],
    [
      'delivered',
      at('COMPLETE', { recipientChangeable: false }),
      /ask us to get it back/,
      `/transactions?transfer=${id}&recall=`,
    ],
    [
      'ended',
      at('CANCELLED', { recipientChangeable: false, cancellable: false }),
      /has ended/,
      `/transactions?transfer=${id}`,
    ],
  ] as const)('of a transfer that is %s is answered as it stands (peers 16)', async (_, transfer, means, to) => {
    const { said, leads } = await heard('en', 'I got the name wrong', transfer);
    expect(said).toMatch(means);
    expect(leads).toEqual([to]);
  });
});
