import { afterEach, expect, test, vi } from 'vitest';
import { languages } from '#contract/protocol/language.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { startTalk } from '#tests/fixtures/talking.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

const refusals = { en: 'Invalid phone number for United Kingdom', fr: 'Royaume-Uni' };

test.each(languages)(
  'in %s, a number of another country is refused with the country it should be of (AUT-37)',
  async (language) => {
    const talk = await startTalk(language, { isVisitor: true });
    await talk.answerEach({ destination: 'CM', method: 'mobile_money', amount: 'payin GB GBP 10000', account: 'new' });
    await talk.answerEach({ signUpFirstName: 'Awa', signUpLastName: 'Diallo', birthDate: '1990-02-14' });
    await talk.asked('signUpMobile');
    talk.conversation.answer('GB 0123456789');
    const { problem } = talk.conversation.getState();
    expect(problem && talk.say.say(problem)).toContain(refusals[language]);
    talk.close();
  },
);
