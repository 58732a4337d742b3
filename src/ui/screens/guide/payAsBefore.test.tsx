import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { money } from '#domain/money/money.ts';
import { enterSend, startDraft } from '#domain/quote/draft.ts';
import { storable } from '#src/dialogue/thread.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { asked, write } from '#tests/fixtures/answeringGuide.ts';
import { paidFromDemoBank, waysRead } from '#tests/fixtures/guideReads.ts';
import { openGuide, press } from '#tests/fixtures/openGuide.tsx';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

beforeEach(() => {
  waysRead.paidLast = paidFromDemoBank;
});
afterEach(() => {
  waysRead.paidLast = undefined;
  queryClient.clear();
});

const lastTime = {
  draft: enterSend(startDraft('GB'), money('GBP', 10_000)),
  recipientId: recipientFixture().id,
  reasonId: 'family-support',
};

type Said = {
  readonly again: RegExp;
  readonly pay: string;
  readonly yes: string;
  readonly otherWay: string;
  readonly taken: string;
  readonly ways: readonly RegExp[];
};

const words: Record<Language, Said> = {
  en: {
    again: /^Yes, send it again/,
    pay: 'Pay £102.19 from Anchor Demo Bank',
    yes: 'yes please',
    otherWay: 'Pay another way',
    taken: 'The money leaves your account when you approve: it isn’t only reserved.',
    ways: [
      /No fee\. The payment reaches us in seconds, rarely in 2\shours\./,
      /(No fee|£[\d.]+)\. The payment reaches us within minutes\./,
    ],
  },
  fr: {
    again: /^Oui, envoyer de nouveau/,
    pay: 'Payer 102,19\u00a0£ depuis Anchor Demo Bank',
    yes: 'oui, merci',
    otherWay: 'Payer autrement',
    taken: 'L’argent quitte votre compte quand vous approuvez : il n’est pas seulement bloqué.',
    ways: [
      /Sans frais\. Le paiement nous parvient en quelques secondes, rarement en 2\sheures\./,
      /(Sans frais|\d\s£)\. Le paiement nous parvient en quelques minutes\./,
    ],
  },
};

/** In the thread; spaces that hold figures together are spaces. */
const said = (sentence: string) => screen.getByText(sentence.replaceAll('\u00a0', ' '));

async function reviewedAgain(language: Language) {
  const guide = await openGuide({ language, past: { last: lastTime }, isFirstTime: false });
  await asked(guide, 'repeat');
  await press(guide.user, words[language].again);
  await asked(guide, 'review');
  const pay = await screen.findByRole('button', { name: words[language].pay });
  return { guide, pay };
}

describe.each(languages)('whoever paid before, in %s', (language) => {
  test('pays as then with one press, and both the thread and what is kept of it say how (PAY-07)', async () => {
    const { guide, pay } = await reviewedAgain(language);
    await guide.user.click(pay);
    await asked(guide, 'leaving');
    expect(said(words[language].pay)).toBeVisible();
    const kept = storable(guide.conversation.getState().log).filter((entry) => entry.kind === 'answered');
    expect(kept.at(-1)).toMatchObject({ part: 'review', words: { facts: { bank: 'Anchor Demo Bank' } } });
    guide.close();
  });

  test('is told before leaving that the money is taken and not only held (peers 19)', async () => {
    const { guide, pay } = await reviewedAgain(language);
    await guide.user.click(pay);
    await asked(guide, 'leaving');
    expect(
      await screen.findByText((text) => text.replaceAll(/[\u00a0\u202f]/g, ' ') === words[language].taken),
    ).toBeVisible();
    guide.close();
  });

  test('reads with each way what it costs and how soon it reaches us, before choosing (peers 32)', async () => {
    const { guide } = await reviewedAgain(language);
    await press(guide.user, new RegExp(`^${words[language].otherWay}`));
    await asked(guide, 'paymentMethod');
    for (const way of words[language].ways) expect(await screen.findByRole('button', { name: way })).toBeVisible();
    guide.close();
  });

  test('agrees to the same by a plain yes', async () => {
    const { guide } = await reviewedAgain(language);
    await write(guide, words[language].yes);
    await asked(guide, 'leaving');
    expect(said(words[language].pay)).toBeVisible();
    guide.close();
  });

  test.each(['pressed', 'written'] as const)('is asked how to pay where another way is %s', async (how) => {
    const { guide } = await reviewedAgain(language);
    const { otherWay } = words[language];
    if (how === 'pressed') await press(guide.user, new RegExp(`^${otherWay}`));
    else await write(guide, otherWay);
    await asked(guide, 'paymentMethod');
    guide.close();
  });
});

test('whoever never paid is asked how to pay', async () => {
  waysRead.paidLast = undefined;
  const guide = await openGuide({ past: { last: lastTime }, isFirstTime: false });
  await asked(guide, 'repeat');
  await press(guide.user, words.en.again);
  await press(guide.user, /^Pay £102.19, Marie gets/);
  await asked(guide, 'paymentMethod');
  guide.close();
});
