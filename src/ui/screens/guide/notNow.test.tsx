import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { languages } from '#contract/protocol/language.ts';
import { money } from '#domain/money/money.ts';
import { amountText } from '#src/dialogue/answerValues.ts';
import type { PartId } from '#src/dialogue/words.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { answerEach, asked, write } from '#tests/fixtures/answeringGuide.ts';
import { type OpenedGuide, openGuide } from '#tests/fixtures/openGuide.tsx';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

const amount = amountText({ typed: 'payin', from: 'GB', amount: money('GBP', 10_000) });
const somebodyNew = { destination: 'CM', method: 'cash_pickup', amount, recipient: 'new' };
const notNow = { en: 'Not now', fr: 'pas maintenant' } as const;
const noThanks = { en: 'no thanks', fr: 'non merci' } as const;

const last = ({ conversation }: OpenedGuide, part: PartId) =>
  conversation.getState().log.findLast((entry) => entry.kind === 'answered' && entry.part === part);

describe.each(languages)('"not now", typed in %s', (language) => {
  test.each([notNow[language], noThanks[language]])(
    '%s skips what may be left out (chat rules 15, 17)',
    async (text) => {
      const guide = await openGuide({ language });
      await answerEach(guide, { ...somebodyNew, recipientFirstName: 'Marie', recipientLastName: 'Ngo' });
      await asked(guide, 'pickupPoint');
      const { part } = guide.conversation.getState();
      const options = part?.control.kind === 'search' && part.control.options;
      await answerEach(guide, { pickupPoint: (options && typeof options !== 'string' && options[0]?.id) || '' });
      await asked(guide, 'recipientMobile');
      await write(guide, text);
      await asked(guide, 'trust');
      expect(last(guide, 'recipientMobile')).toMatchObject({ words: { key: 'guide.answers.skipped' } });
      guide.close();
    },
  );

  test('leaves the identity check for another time, and what was answered of it stays at hand', async () => {
    const guide = await openGuide({ language, input: { isVerificationDue: true } });
    await answerEach(guide, { verifyFirst: 'verify', address1: '14 Harbour Street' });
    await asked(guide, 'city');
    await write(guide, notNow[language]);
    await asked(guide, 'next');
    expect(last(guide, 'city')).toMatchObject({ words: { key: 'guide.options.notNow' } });
    guide.close();
  });

  test('is answered by its own option where the question has one', async () => {
    const guide = await openGuide({ language, input: { isVerificationDue: true } });
    await asked(guide, 'verifyFirst');
    await write(guide, notNow[language]);
    await waitFor(() => expect(last(guide, 'verifyFirst')).toMatchObject({ words: { key: 'guide.options.notNow' } }));
    guide.close();
  });

  test('is told that it cannot be where the answer is needed, and becomes nobody’s name', async () => {
    const guide = await openGuide({ language });
    await answerEach(guide, somebodyNew);
    await asked(guide, 'recipientFirstName');
    await write(guide, notNow[language]);
    const { log, part } = guide.conversation.getState();
    expect(log.at(-1)).toMatchObject({ kind: 'told', words: { key: 'guide.told.cannotSkip' } });
    expect(part?.id).toBe('recipientFirstName');
    guide.close();
  });
});
