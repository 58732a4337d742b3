import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { money } from '#domain/money/money.ts';
import { ugandanBanks } from '#domain/reference/ugandanBanks.ts';
import { amountText } from '#src/dialogue/answerValues.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { answerEach, asked, write } from '#tests/fixtures/answeringGuide.ts';
import { type OpenedGuide, openGuide, press } from '#tests/fixtures/openGuide.tsx';
import { registrationFixture } from '#tests/fixtures/registrationFixture.ts';

vi.mock('#src/services/http/apiClient.ts', async () => {
  const { answerGuideReads } = await import('#tests/fixtures/guideReads.ts');
  const { listBanks } = await import('#contract/protocol/lookup.ts');
  return {
    callApi: async (endpoint: unknown) => (endpoint === listBanks ? ugandanBanks : answerGuideReads(endpoint)),
  };
});

afterEach(() => queryClient.clear());

const amount = amountText({ typed: 'payin', from: 'GB', amount: money('GBP', 10_000) });
const { firstName, lastName, email, password } = registrationFixture;

const quoted = { destination: 'CM', method: 'mobile_money', amount };
const named = { recipientFirstName: 'Marie', recipientLastName: 'Ngo' };

type Said = {
  readonly agreement: string;
  readonly ownNumber: string;
  readonly code: string;
  readonly bareCode: string;
  readonly theirNumber: string;
  readonly bank: string;
  readonly anyTrust: string;
};

const words: Record<Language, Said> = {
  en: {
    agreement: 'I agree',
    ownNumber: 'my number is 07400 765432',
    code: 'my code is 123456',
    bareCode: 'the code 123 456',
    theirNumber: 'her number is 237 6 77 12 34 56',
    bank: 'the account is with Stanbic',
    anyTrust: 'Trust bank',
  },
  fr: {
    agreement: "J'accepte",
    ownNumber: 'mon numéro est le 07400 765432',
    code: 'mon code est le 123 456',
    bareCode: 'le code 123456',
    theirNumber: 'son numéro est le 237 6 77 12 34 56',
    bank: "c'est chez Stanbic",
    anyTrust: 'la banque Trust',
  },
};

const lastAnswer = ({ conversation }: OpenedGuide) =>
  conversation.getState().log.findLast(({ kind }) => kind === 'answered');

/** Six digits, however they are grouped. */
const anyCode = /1\D?2\D?3\D?4\D?5\D?6/;

describe.each(languages)('an answer in words as well: %s', (language) => {
  const say = words[language];

  async function toAgreements(mobileAnswer: string) {
    const guide = await openGuide({ language, isVisitor: true });
    const account = { signUpFirstName: firstName, signUpLastName: lastName, birthDate: '1990-03-14' };
    await answerEach(guide, { ...quoted, account: 'new', ...account });
    await asked(guide, 'signUpMobile');
    await write(guide, mobileAnswer);
    await answerEach(guide, { signUpEmail: email, channel: 'email', newPassword: password });
    await asked(guide, 'agreements');
    return guide;
  }

  async function toCode() {
    const guide = await toAgreements('07400 765432');
    await write(guide, say.agreement);
    await asked(guide, 'code');
    return guide;
  }

  test('the terms are agreed to by saying so, and the own number is read out of its sentence (chat rule 15)', async () => {
    const guide = await toAgreements(say.ownNumber);
    await write(guide, say.agreement);
    await asked(guide, 'code');
    guide.close();
  });

  test('the code is read out of its sentence, and stands nowhere in the thread (chat rules 15, 28)', async () => {
    const guide = await toCode();
    await write(guide, say.code);
    await asked(guide, 'recipient');
    expect(JSON.stringify(guide.conversation.getState().log)).not.toMatch(anyCode);
    const thread = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('data-turn'));
    expect(thread.map(({ textContent }) => textContent).join('\n')).not.toMatch(anyCode);
    guide.close();
  });

  test('a code typed at another question stands nowhere either, and is not used later (chat rule 28)', async () => {
    const guide = await toCode();
    for (const wrong of ['111111', '222222', '333333']) await answerEach(guide, { code: wrong });
    await asked(guide, 'newCode');
    await write(guide, say.bareCode);
    await write(guide, '123456');
    expect(document.body.textContent).not.toMatch(anyCode);
    await answerEach(guide, { newCode: 'send' });
    await asked(guide, 'code');
    guide.close();
  });

  test("the recipient's number is read out of its sentence, with its country's code (chat rule 15)", async () => {
    const guide = await openGuide({ language });
    await answerEach(guide, { ...quoted, recipient: 'new', ...named });
    await asked(guide, 'recipientMobile');
    await write(guide, say.theirNumber);
    await asked(guide, 'trust');
    expect(lastAnswer(guide)).toMatchObject({ part: 'recipientMobile', words: { text: '677123456' } });
    guide.close();
  });

  test('the bank is known by a part of its name, and asked about where several have it (chat rules 15, 16)', async () => {
    const guide = await openGuide({ language });
    await answerEach(guide, { destination: 'UG', method: 'bank_transfer', amount, recipient: 'new', ...named });
    await asked(guide, 'bankId');
    await screen.findByRole('button', { name: /^ABC Capital/ });
    await write(guide, say.anyTrust);
    expect(guide.conversation.getState().candidates.map(({ words: bank }) => bank)).toEqual(
      ['Diamond Trust Bank Uganda', 'Finance Trust Bank', 'Guaranty Trust Bank Uganda'].map((label) => ({ label })),
    );
    await press(guide.user, /^Finance Trust/);
    await asked(guide, 'accountNumber');
    expect(lastAnswer(guide)).toMatchObject({ part: 'bankId', words: { label: 'Finance Trust Bank' } });
    act(() => guide.conversation.change('bankId'));
    await asked(guide, 'bankId');
    await write(guide, say.bank);
    await asked(guide, 'accountNumber');
    expect(lastAnswer(guide)).toMatchObject({ part: 'bankId', words: { label: 'Stanbic Bank Uganda' } });
    guide.close();
  });
});
