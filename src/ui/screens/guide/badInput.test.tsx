import { act, screen } from '@testing-library/react';
import type { TFunction } from 'i18next';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { isCode } from '#domain/account/codeFormat.ts';
import { startTranslations } from '#src/locales/startTranslations.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { rightCode } from '#tests/fixtures/guidedFlow.ts';
import { asks, inEnglish, type OpenedGuide, openGuide, press } from '#tests/fixtures/openGuide.tsx';
import { registrationFixture } from '#tests/fixtures/registrationFixture.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

const destination = 'Where is the money going?';
const amount = 'How much would you like to send?';

async function say({ user }: OpenedGuide, question: string, text: string) {
  const box = await asks(question);
  await user.click(box);
  await user.clear(box);
  await user.paste(text);
  if (!isCode(text)) await user.keyboard('{Enter}');
}

const byMobileMoney = { en: 'Cameroon by mobile money', fr: 'Cameroun par mobile money' } as const;

async function toAmount(guide: OpenedGuide, language: Language = 'en') {
  const { t } = await startTranslations(language);
  await say(guide, asRead(t('guide.ask.destination.prompt')), byMobileMoney[language]);
  await asks(asRead(t('guide.ask.amount.prompt')));
}

/** Spaces that do not break are found as spaces. */
const asRead = (text: string): string => text.replace(/\s/g, ' ');

/** To the question that creates the transfer. */
async function toReason(guide: OpenedGuide) {
  await say(guide, destination, '100 pounds to Cameroon by mobile money');
  await press(guide.user, inEnglish.marie);
  await press(guide.user, inEnglish.yes);
  await asks('What’s the money for?');
}

type Case = {
  readonly typed: string | Readonly<Record<Language, string>>;
  readonly says: (t: TFunction) => string;
  readonly at?: 'destination' | 'amount';
  readonly stays?: string;
  /** It was read, and refused once its price was known. */
  readonly isHeard?: true;
};

const doesNotUnderstand = (t: TFunction) => t('guide.clarify.notUnderstood');

const cases: Readonly<Record<string, Case>> = {
  'a card number': { typed: '4111 1111 1111 1111', says: (t) => t('guide.problems.cardNumber') },
  nonsense: { typed: 'flurb the wug', says: doesNotUnderstand },
  '10,000 characters': {
    typed: 'x'.repeat(10_000),
    says: (t) => t('guide.problems.tooLong'),
    stays: 'x'.repeat(10_000),
  },
  emoji: { typed: '🙃🙃', says: (t) => t('guide.problems.onlyEmoji') },
  'right-to-left text': { typed: 'مرحبا بك', says: (t) => t('guide.problems.otherScript') },
  HTML: { typed: '<b>x</b><script>alert(1)</script>', says: (t) => t('guide.problems.markup') },
  'another script': { typed: 'こんにちは', says: (t) => t('guide.problems.otherScript') },
  'an answer to a later question': {
    typed: { en: '100 pounds', fr: '100 livres' },
    says: (t) => t('guide.told.later').split('…')[0] ?? '-',
  },
  'an answer to an earlier question': {
    at: 'amount',
    typed: { en: 'to Nigeria please', fr: 'au Nigeria svp' },
    says: (t) => t('guide.correct.askedBefore').split('…')[0] ?? '-',
  },
  'an amount over the limit': {
    at: 'amount',
    isHeard: true,
    typed: { en: '600000 pounds', fr: '600000 livres' },
    says: (t) => t('errors.amountAboveMaximum').split('…')[0] ?? '-',
  },
  'an amount that may be either currency': {
    at: 'amount',
    typed: '50000',
    says: (t) => t('guide.problems.unclear.amount'),
  },
};

const rows = languages.flatMap((language) => Object.entries(cases).map(([name, bad]) => ({ language, name, bad })));

describe('bad input to the guide', () => {
  test.each(rows)(
    '$name ($language) gets one sentence that says what to do, and the question stays',
    async ({ language, bad }) => {
      const { typed, says, at = 'destination', stays = '' } = bad;
      const { t } = await startTranslations(language);
      const guide = await openGuide({ language });
      const question = asRead(t(`guide.ask.${at}.prompt`));
      if (at === 'amount') await toAmount(guide, language);
      const answered = guide.conversation.getState().log.filter(({ kind }) => kind === 'answered').length;
      await say(guide, question, typeof typed === 'string' ? typed : typed[language]);
      expect((await screen.findAllByText(asRead(says(t)), { exact: false })).length).toBeGreaterThan(0);
      expect(await asks(question)).toHaveValue(stays);
      const { log } = guide.conversation.getState();
      expect(log.filter(({ kind }) => kind === 'answered')).toHaveLength(answered + (bad.isHeard ? 1 : 0));
      expect(document.querySelector('script, ol b')).toBeNull();
      expect(guide.created).toEqual([]);
      guide.close();
    },
  );

  test('an answer to a later question is not asked for again', async () => {
    const guide = await openGuide();
    await say(guide, destination, '100 pounds');
    await say(guide, destination, 'Cameroon by mobile money');
    await asks('Who gets the money?');
    guide.close();
  });

  test('what may be meant is offered next to the question, and a press answers it (chat rule 16)', async () => {
    const guide = await openGuide();
    await toAmount(guide);
    await say(guide, amount, '50000');
    const meant = await screen.findByRole('list', { name: 'Did you mean' });
    expect(meant).toHaveTextContent('They get 50,000 XAF');
    await press(guide.user, /^They get 50,000.XAF/);
    await asks('Who gets the money?');
    expect(screen.queryByRole('list', { name: 'Did you mean' })).toBeNull();
    guide.close();
  });

  test('a wrong code is told three times, and then another one is offered', async () => {
    const guide = await openGuide({ isVisitor: true });
    const { firstName, lastName, mobile, email, password } = registrationFixture;
    await say(guide, destination, '100 pounds to Cameroon by mobile money');
    await press(guide.user, /^I’m new here/);
    await say(guide, 'Let’s set up your account. What’s your first name?', firstName);
    await say(guide, 'And your last name?', lastName);
    await say(guide, 'What’s your date of birth?', '14 March 1990');
    await say(guide, 'What’s your mobile number?', mobile);
    await say(guide, 'What’s your email address?', email);
    await press(guide.user, /^By email/);
    await say(guide, 'Choose a password for your account.', password);
    for (const name of [/terms and conditions/, /privacy policy/])
      await guide.user.click(screen.getByRole('checkbox', { name }));
    await press(guide.user, /^I agree$/);
    const code = 'What’s the six-digit code I sent to a…@example.com?';
    await say(guide, code, '111111');
    await say(guide, code, '222222');
    await say(guide, code, '333333');
    await asks('That code has expired. Send you another?');
    const said = JSON.stringify(guide.conversation.getState().log);
    expect(said).not.toMatch(/111111|222222|333333/);
    await press(guide.user, /^Send another code/);
    await say(guide, code, rightCode);
    await asks('Who gets the money?');
    guide.close();
  });

  test('a network cut on send is told, and trying again asks for the very same transfer', async () => {
    const guide = await openGuide({ lostAnswers: 1 });
    await toReason(guide);
    await press(guide.user, inEnglish.family);
    await press(guide.user, /^Try again/);
    await asks('Check everything is right. Nothing has been taken yet.');
    expect(new Set(guide.created.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(guide.created).toHaveLength(2);
    guide.close();
  });

  test('two tabs on one conversation ask for one and the same transfer', async () => {
    const first = await openGuide();
    await toReason(first);
    const snapshot = first.guide.getSnapshot().children.sendMoney?.getPersistedSnapshot();
    await press(first.user, inEnglish.family);
    await asks('Check everything is right. Nothing has been taken yet.');
    first.view.unmount();
    const second = await openGuide({ input: { isUnderWay: true }, leftAs: snapshot });
    await press(second.user, inEnglish.family);
    await asks('Check everything is right. Nothing has been taken yet.');
    act(() => first.close());
    expect(second.created.map(({ idempotencyKey }) => idempotencyKey)).toEqual(
      first.created.map(({ idempotencyKey }) => idempotencyKey),
    );
    second.close();
  });
});
