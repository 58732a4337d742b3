import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { askHow } from '#src/dialogue/answerValues.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { keptTyped } from '#tests/fixtures/keptTyped.ts';
import { startTalk, type Told } from '#tests/fixtures/talking.ts';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';
import { addressAnswers, userFixture } from '#tests/fixtures/userFixture.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

const lacksAddress = userFixture();
const lacksNothing = userFixture({ profile: addressAnswers });

/** As far as the way to pay, whose company then misses something of the profile. */
async function payingByBank(language: Language, told: Told) {
  const talk = await startTalk(language, { recipients: [recipientFixture()], isFirstTime: false, ...told });
  await talk.answerEach({ destination: 'CM', method: 'mobile_money', amount: 'payin GB GBP 10000' });
  await talk.answerEach({ recipient: recipientFixture().id, reason: 'family-support', review: askHow });
  await talk.answerEach({ paymentMethod: 'truelayer' });
  return talk;
}

type Talk = Awaited<ReturnType<typeof payingByBank>>;

const lastTold = ({ conversation, say }: Talk) =>
  conversation
    .getState()
    .log.flatMap((entry) => (entry.kind === 'told' ? [say.say(entry.words)] : []))
    .at(-1);

const words = {
  en: {
    needed: 'The payment company needs a few more details about you. Your transfer is saved.',
    another: 'pay another way',
    updated: 'I’ve updated it',
    nothing: ['nothing more', 'no', 'nope', 'no thanks'],
  },
  fr: {
    needed: 'La société de paiement demande encore quelques informations sur vous. Votre transfert est enregistré.',
    another: 'payer autrement',
    updated: 'C’est à jour',
    nothing: ['rien de plus', 'non', 'non merci', 'c’est tout'],
  },
} as const;

describe.each(languages)('in %s, a payment that misses something of the profile (PAY-10, PAY-32)', (language) => {
  test.each(words[language].nothing)(
    'asks for it one question at a time, and goes on to the banks after “%s”',
    async (nothing) => {
      const talk = await payingByBank(language, { lacking: lacksAddress });
      await talk.asked('address1');
      expect(lastTold(talk)).toBe(words[language].needed);
      talk.speak(addressAnswers.address1);
      await talk.asked('city');
      talk.speak(addressAnswers.city);
      await talk.asked('zip');
      talk.speak(addressAnswers.zip);
      await talk.asked('moreDetails');
      talk.speak(nothing);
      await talk.asked('bank');
      expect(talk.savedDetails).toEqual([expect.objectContaining(addressAnswers)]);
      talk.close();
    },
  );

  test('is paid another way by a press or in words, and nothing is told of the person', async () => {
    const talk = await payingByBank(language, { lacking: lacksAddress });
    await talk.asked('address1');
    talk.conversation.leave();
    await talk.asked('paymentMethod');
    talk.conversation.answer('truelayer');
    await talk.asked('address1');
    talk.speak(words[language].another);
    await talk.asked('paymentMethod');
    expect(talk.savedDetails).toEqual([]);
    talk.close();
  });

  test('leads to the profile’s own page where we miss nothing, and goes on by a word', async () => {
    const talk = await payingByBank(language, { lacking: lacksNothing });
    await talk.asked('profile');
    expect(talk.conversation.getState().log).toContainEqual(
      expect.objectContaining({ kind: 'lead', to: '/profile?mode=edit' }),
    );
    talk.speak(words[language].updated);
    await talk.asked('bank');
    talk.close();
  });
});

test('an answer given before is put right by Back, and a reload in the middle asks on from there', async () => {
  const typed = keptTyped();
  const first = await payingByBank('en', { lacking: lacksAddress, typed, kept: [] });
  await first.answerEach({ address1: '2 High Street', city: 'London' });
  await first.asked('zip');
  first.speak('back');
  await first.asked('city');
  first.close();
  expect(typed.read('personalDetails')).toMatchObject({ address1: '2 High Street' });

  const again = await payingByBank('en', { lacking: lacksAddress, typed, kept: [] });
  await again.answerEach({ zip: addressAnswers.zip, moreDetails: 'none' });
  await again.asked('bank');
  expect(again.savedDetails[0]).toMatchObject({ address1: '2 High Street', city: 'London' });
  expect(typed.read('personalDetails')).toEqual({});
  again.close();
});

test('what was typed is kept by whoever pays another way', async () => {
  const typed = keptTyped();
  const talk = await payingByBank('en', { lacking: lacksAddress, typed, kept: [] });
  await talk.answerEach({ address1: '2 High Street' });
  await talk.asked('city');
  talk.conversation.leave();
  await talk.asked('paymentMethod');
  expect(typed.read('personalDetails')).toEqual({ address1: '2 High Street' });
  talk.close();
});
