import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { languages } from '#contract/protocol/language.ts';
import { money } from '#domain/money/money.ts';
import { allTerms, amountText } from '#src/dialogue/answerValues.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { answerEach, asked } from '#tests/fixtures/answeringGuide.ts';
import { rightCode } from '#tests/fixtures/guidedFlow.ts';
import { openGuide } from '#tests/fixtures/openGuide.tsx';
import { registrationFixture } from '#tests/fixtures/registrationFixture.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

const { firstName, lastName, mobile, email, password } = registrationFixture;
const toTheCode = {
  destination: 'CM',
  method: 'mobile_money',
  amount: amountText({ typed: 'payin', from: 'GB', amount: money('GBP', 10_000) }),
  account: 'new',
  signUpFirstName: firstName,
  signUpLastName: lastName,
  birthDate: '1990-03-14',
  signUpMobile: `GB ${mobile}`,
  signUpEmail: email,
  channel: 'email',
  newPassword: password,
  agreements: allTerms(false),
};

const wrong = { en: /That code isn’t right/, fr: /Ce code est incorrect/ };

describe.each(languages)('a code asked for in the guide, in %s', (language) => {
  test('is sent with its last digit, pasted or typed; a wrong one is told at its box and typed over', async () => {
    const guide = await openGuide({ language, isVisitor: true });
    await answerEach(guide, toTheCode);
    await asked(guide, 'code');
    const box = document.querySelector<HTMLInputElement>('[data-field=answer] input');
    if (!box) throw new Error('The box is gone');
    await guide.user.click(box);
    await guide.user.paste('654 321');
    await waitFor(() => expect(box).toHaveAccessibleDescription(wrong[language]));
    expect(box).toBeInvalid();
    expect(box).toHaveFocus();
    expect(box).toHaveValue('654 321');
    expect(box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0)).toBe('654 321');
    await guide.user.keyboard(rightCode);
    await asked(guide, 'recipient');
    expect(box).toHaveValue('');
    expect(box).not.toBeInvalid();
    expect(screen.queryByText(/654.?321/)).toBeNull();
    guide.close();
  });
});
