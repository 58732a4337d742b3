import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Language, languages } from '#contract/language.ts';
import { money } from '#domain/money/money.ts';
import { chooseDestination, enterSend, startDraft } from '#domain/quote/draft.ts';
import { amountText } from '#src/dialogue/answerValues.ts';
import type { Answers } from '#src/dialogue/question.ts';
import type { PartId } from '#src/dialogue/words.ts';
import { queryClient } from '#src/services/queryClient.ts';
import { startTalk } from '#tests/fixtures/talking.ts';

vi.mock('#src/services/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

const pounds = amountText({ typed: 'payin', from: 'GB', amount: money('GBP', 10_000) });
type Talk = Awaited<ReturnType<typeof startTalk>>;

async function answerEach(talk: Talk, answers: Answers): Promise<void> {
  for (const [part, value] of Object.entries(answers)) {
    await talk.asked(part as PartId);
    talk.conversation.answer(value);
  }
}

const answered = ({ conversation }: Talk) =>
  conversation.getState().log.flatMap((entry) => (entry.kind === 'answered' ? [[entry.part, entry.words]] : []));

const sentence: Record<Language, string> = {
  en: 'send 80 pounds to Marie Ngo by MTN in Cameroon',
  fr: 'envoyer 80 livres à Marie Ngo par MTN au Cameroun',
};

describe.each(languages)('what was said before it is asked, in %s (chat rule 16)', (language) => {
  test('the name of somebody new is kept for when they are added', async () => {
    const talk = await startTalk(language);
    await talk.asked('destination');
    talk.speak(sentence[language]);
    await answerEach(talk, { recipient: 'new' });
    await talk.asked('recipientMobile');
    expect(answered(talk)).toEqual(
      expect.arrayContaining([
        ['recipientFirstName', { text: 'Marie' }],
        ['recipientLastName', { text: 'Ngo' }],
      ]),
    );
    talk.close();
  });

  test('an amount chosen before the guide brings its country and way along, each told and to be changed', async () => {
    const draft = enterSend(chooseDestination(startDraft('GB'), 'UG'), money('GBP', 25_000));
    const talk = await startTalk(language, { isVisitor: true, input: { draft } });
    await talk.asked('amount');
    expect(answered(talk)).toEqual([
      ['destination', { country: 'UG' }],
      ['method', { key: `methods.${draft.transferMethod}` }],
    ]);
    expect(talk.conversation.getState().changeable).toEqual(expect.arrayContaining(['destination', 'method']));
    talk.close();
  });
});

test('a network the number tells is taken and told, and not asked (D-118)', async () => {
  const talk = await startTalk('en');
  await answerEach(talk, {
    destination: 'KE',
    amount: pounds,
    recipient: 'new',
    recipientFirstName: 'Marie',
    recipientLastName: 'Ngo',
  });
  await talk.asked('recipientMobile');
  talk.conversation.answer('722345678');
  await talk.asked('trust');
  expect(answered(talk)).toContainEqual(['network', { label: expect.stringMatching(/Safaricom|M-Pesa/i) }]);
  talk.close();
});
