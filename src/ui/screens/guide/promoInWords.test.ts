import { afterEach, expect, test, vi } from 'vitest';
import { failureText } from '#src/locales/failureText.ts';
import { startTranslations } from '#src/locales/startTranslations.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { promoFixture } from '#tests/fixtures/promoFixture.ts';
import { startTalk } from '#tests/fixtures/talking.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));
afterEach(() => queryClient.clear());

/** What the guide says, and what it prices, where an amount is asked for. */
async function heard(language: 'en' | 'fr', text: string) {
  const talk = await startTalk(language);
  await talk.answerEach({ destination: 'CM', method: 'mobile_money' });
  await talk.asked('amount');
  talk.speak(text);
  await talk.asked('recipient');
  const { log } = talk.conversation.getState();
  talk.close();
  return {
    said: log.flatMap((entry) => (entry.kind === 'told' ? [talk.say.say(entry.words)] : [])).join(' '),
    discounts: log.flatMap((entry) => (entry.kind === 'priced' ? [entry.sum.promoDiscount.minor] : [])),
  };
}

test.each([
  ['en', '£100 with the promo code'],
  ['fr', '100 livres avec le code promo'],
] as const)('in %s the code in “%s …” is heard and counts in the price (peers 8)', async (language, text) => {
  const { said, discounts } = await heard(language, `${text} ${promoFixture().code}`);
  expect(said).toContain(promoFixture().code);
  expect(discounts).toEqual([500]);
});

test.each([
  ['en', '£100 with the promo code NOPE', 'promoNotFound'],
  ['fr', '100 livres avec le code promo NOPE', 'promoNotFound'],
] as const)('in %s “%s” says why the code does not count (peers 8)', async (language, text, code) => {
  const { said, discounts } = await heard(language, text);
  const i18n = await startTranslations(language);
  expect(said).toContain(failureText({ t: i18n.t, i18n }, { code, details: {} }));
  expect(discounts).toEqual([0]);
});
