import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { answerEach, asked, write } from '#tests/fixtures/answeringGuide.ts';
import { type OpenedGuide, openGuide } from '#tests/fixtures/openGuide.tsx';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

const worried: Record<Language, readonly string[]> = {
  en: ['someone on the phone is telling me to hurry', 'I have never met her', 'is this a scam'],
  fr: ['on me presse au téléphone', 'je ne l’ai jamais rencontrée', 'c’est une arnaque ?'],
};

const lastTold = ({ conversation }: OpenedGuide) =>
  conversation.getState().log.findLast((entry) => entry.kind === 'told' || entry.kind === 'warned')?.words;

async function stoppedAtMethod(language: Language = 'en', text = worried[language][0] ?? '', isVisitor = false) {
  const guide = await openGuide({ language, isVisitor });
  await answerEach(guide, { destination: 'CM' });
  await asked(guide, 'method');
  await write(guide, text);
  await asked(guide, 'hasMet');
  return guide;
}

describe.each(languages)('a worry typed in %s', (language) => {
  test.each(worried[language])('%s stops everything, and never meets reassurance (peers 27)', async (text) => {
    const guide = await stoppedAtMethod(language, text);
    expect(guide.conversation.getState()).toMatchObject({ changeable: [] });
    expect(screen.queryByRole('link', { name: /form/i })).toBeNull();
    guide.close();
  });

  test('is an answer to the question about it', async () => {
    const guide = await stoppedAtMethod(language);
    await write(guide, worried[language][1] ?? '');
    await asked(guide, 'isHurried');
    expect(guide.conversation.getState().log.findLast(({ kind }) => kind === 'answered')).toMatchObject({
      words: { key: 'guide.options.no' },
    });
    guide.close();
  });

  test('asks three questions in the sender’s own words, and warns of the trick', async () => {
    const [yes, no] = language === 'en' ? ['yes I have', 'no, not at all'] : ['oui, souvent', 'non pas du tout'];
    const guide = await stoppedAtMethod(language);
    await write(guide, yes ?? '');
    await asked(guide, 'isHurried');
    await write(guide, no ?? '');
    await asked(guide, 'isToldWhatToSay');
    await write(guide, yes ?? '');
    await asked(guide, 'worryDecision');
    expect(lastTold(guide)).toEqual({ key: 'guide.safeguard.warnings.script' });
    guide.close();
  });
});

describe('after the warning', () => {
  const answers = { hasMet: 'no', isHurried: 'yes', isToldWhatToSay: 'no' };

  test('going on comes back to the very question, with everything that was said', async () => {
    const guide = await stoppedAtMethod('en', worried.en[0], true);
    await answerEach(guide, { ...answers, worryDecision: 'goOn' });
    await asked(guide, 'method');
    expect(guide.conversation.getState().answers).toMatchObject({ destination: 'CM' });
    expect(lastTold(guide)).toEqual({ key: 'guide.safeguard.wentOn' });
    guide.close();
  });

  test('stopping forgets what was begun, and says that nothing was sent', async () => {
    const guide = await stoppedAtMethod('en', worried.en[0], true);
    await answerEach(guide, { ...answers, worryDecision: 'stop' });
    await asked(guide, 'destination');
    expect(lastTold(guide)).toEqual({ key: 'guide.safeguard.nothingSent' });
    guide.close();
  });

  test('a person is led to, and nothing goes on until the sender says so', async () => {
    const guide = await stoppedAtMethod('en', worried.en[0], true);
    await answerEach(guide, { ...answers, worryDecision: 'person' });
    await asked(guide, 'worryPause');
    expect(guide.conversation.getState().log.at(-2)).toMatchObject({ kind: 'lead', to: '/help' });
    guide.close();
  });

  test.each(['is it safe?', 'send 300 pounds to Kenya', 'change the amount', 'start over please now'])(
    '“%s” neither reassures nor changes anything',
    async (text) => {
      const guide = await stoppedAtMethod();
      await write(guide, text);
      await waitFor(() => expect(lastTold(guide)).toEqual({ key: 'guide.safeguard.choose' }));
      expect(guide.conversation.getState().part?.id).toBe('hasMet');
      guide.close();
    },
  );
});
