import { afterEach, describe, test, vi } from 'vitest';
import { type Language, languages } from '#contract/language.ts';
import { money } from '#domain/money/money.ts';
import { queryClient } from '#src/services/queryClient.ts';
import { answerEach, asked, write } from '#tests/fixtures/answeringGuide.ts';
import { openGuide } from '#tests/fixtures/openGuide.tsx';
import { registrationFixture } from '#tests/fixtures/registrationFixture.ts';
import { amountText } from './questions/quoteQuestions.ts';

vi.mock('#src/services/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

const amount = amountText({ typed: 'payin', from: 'GB', amount: money('GBP', 10_000) });
const { firstName, lastName, mobile, email, password } = registrationFixture;

const agreement: Record<Language, string> = { en: 'I agree', fr: "J'accepte" };

describe.each(languages)('an answer that is chosen, in words as well: %s', (language) => {
  test('the terms are agreed to by saying so (chat rule 15)', async () => {
    const guide = await openGuide({ language, isVisitor: true });
    const account = { signUpFirstName: firstName, signUpLastName: lastName, birthDate: '1990-03-14' };
    const reached = { signUpMobile: `GB ${mobile}`, signUpEmail: email, channel: 'email', newPassword: password };
    const start = { destination: 'CM', method: 'mobile_money', amount, account: 'new' };
    await answerEach(guide, { ...start, ...account, ...reached });
    await asked(guide, 'agreements');
    await write(guide, agreement[language]);
    await asked(guide, 'code');
    guide.close();
  });
});
