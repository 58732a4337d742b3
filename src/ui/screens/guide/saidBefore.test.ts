import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { money } from '#domain/money/money.ts';
import { chooseDestination, enterSend, startDraft } from '#domain/quote/draft.ts';
import { amountText } from '#src/dialogue/answerValues.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { startTalk } from '#tests/fixtures/talking.ts';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

const pounds = amountText({ typed: 'payin', from: 'GB', amount: money('GBP', 10_000) });
type Talk = Awaited<ReturnType<typeof startTalk>>;

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
    await talk.answerEach({ recipient: 'new' });
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
  await talk.answerEach({
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

describe('a returning sender with a transfer begun to one person and the last one sent to another (chat rule 26)', () => {
  const marie = recipientFixture();
  const grace = recipientFixture({
    id: '0197a000-0000-7000-8000-0000000000a2',
    firstName: 'Grace',
    lastName: 'Akello',
  });
  const draft = enterSend(startDraft('GB'), money('GBP', 10_000));
  const past = {
    begun: { id: 'begun', draft, recipientId: grace.id, reasonId: 'rent' },
    last: { draft, recipientId: marie.id, reasonId: 'family-support' },
  };

  test.each([
    ['begun', { recipientId: grace.id, transferReasonId: 'rent' }],
    ['repeat', { recipientId: marie.id, transferReasonId: 'family-support' }],
  ])('going on with “%s” makes that one, to whom it was for', async (repeat, made) => {
    const talk = await startTalk('en', { past, recipients: [marie, grace], isFirstTime: false });
    await talk.answerEach({ repeat });
    await vi.waitFor(() => expect(talk.created).toMatchObject([made]));
    talk.close();
  });
});
