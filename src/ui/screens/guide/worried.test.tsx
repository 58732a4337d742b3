import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Language, languages } from '#contract/language.ts';
import { queryClient } from '#src/services/queryClient.ts';
import { answerEach, asked, write } from '#tests/fixtures/answeringGuide.ts';
import { openGuide } from '#tests/fixtures/openGuide.tsx';

vi.mock('#src/services/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

const worried: Record<Language, readonly string[]> = {
  en: ['someone on the phone is telling me to hurry', 'I have never met her', 'is this a scam'],
  fr: ['on me presse au téléphone', 'je ne l’ai jamais rencontrée', 'c’est une arnaque ?'],
};

describe.each(languages)('a worry typed in %s', (language) => {
  test.each(worried[language])('%s is met with a warning and a person, and never with reassurance', async (text) => {
    const guide = await openGuide({ language });
    await answerEach(guide, { destination: 'CM' });
    await asked(guide, 'method');
    await write(guide, text);
    await waitFor(() =>
      expect(guide.conversation.getState().log.slice(-3)).toMatchObject([
        { kind: 'typed', text },
        { kind: 'told', words: { key: 'guide.told.worried' } },
        { kind: 'lead', to: '/help' },
      ]),
    );
    expect(guide.conversation.getState().part?.id).toBe('method');
    guide.close();
  });
});
