import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { languages, localeOf } from '#contract/protocol/language.ts';
import { isPayoutCountry } from '#domain/reference/countryCodes.ts';
import { isoCountryCodes } from '#domain/reference/isoCountryCodes.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { startTalk } from '#tests/fixtures/talking.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

const unserved = isoCountryCodes.filter((code) => !isPayoutCountry(code));

describe.each(languages)('a country we do not send to, in %s (QUO-33, REF-07)', (language) => {
  test('is never where the money goes, however it is named', async () => {
    const names = new Intl.DisplayNames(localeOf[language], { type: 'region' });
    const talk = await startTalk(language, { recipients: [] });
    await talk.asked('destination');
    for (const code of unserved) {
      talk.speak(names.of(code) ?? code);
      const { part, answers } = talk.conversation.getState();
      expect([code, part?.id, answers.destination]).toEqual([code, 'destination', undefined]);
    }
    talk.close();
  });

  test('is no answer for whatever gives it one', async () => {
    const talk = await startTalk(language, { recipients: [] });
    await talk.asked('destination');
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...unserved), fc.string()), (value) => {
        fc.pre(!isPayoutCountry(value));
        expect(talk.conversation.answer(value)).toBe(false);
        expect(talk.conversation.getState().part?.id).toBe('destination');
      }),
    );
    talk.close();
  });
});
