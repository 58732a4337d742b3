import { virtual } from '@guidepup/virtual-screen-reader';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { money } from '#domain/money/money.ts';
import { amountText } from '#src/dialogue/answerValues.ts';
import { storable } from '#src/dialogue/thread.ts';
import { addRecipientMachine } from '#src/machines/recipient/add-recipient/addRecipientMachine.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { answerEach, asked } from '#tests/fixtures/answeringGuide.ts';
import { openGuide } from '#tests/fixtures/openGuide.tsx';
import { inChat } from '#tests/paths/screens/chatFace.tsx';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

const sum = amountText({ typed: 'payin', from: 'GB', amount: money('GBP', 10_000) });
const person = { recipientFirstName: 'Marie', recipientLastName: 'Ngo' };

/** As a screen reader says it, part by part. */
async function readAloud(container: HTMLElement): Promise<readonly string[]> {
  await virtual.start({ container });
  for (let step = 0; step < 30 && !(await virtual.lastSpokenPhrase()).startsWith('end of'); step++)
    await virtual.next();
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return phrases;
}

const thread = () => screen.getAllByRole('listitem').filter((item) => item.hasAttribute('data-turn'));
const group = (name: string) => screen.getByRole('group', { name });

const english = {
  date: 'Date of birth',
  day: 'Day',
  boxes: ['Day', 'Month', 'Year'],
  useDate: 'Use this date',
  saidDate: 'date of birth 14 March 1990',
  changeDate: /^Change date of birth: 14 March 1990$/,
  account: 'Account number (CM21)',
  parts: ['Bank code', 'Branch code', 'Account number', 'Key'],
  ambiguity: 'The last two digits don’t match the rest of the account number. Check them with the recipient.',
  useAccount: 'Use this account',
  saidAccount: 'account number C M 2 1, 1 0 0 0 5, 0 0 0 0 1, 0 1 2 3 4 5 6 7 8 9 0, 1 2',
};
const french: typeof english = {
  date: 'Date de naissance',
  day: 'Jour',
  boxes: ['Jour', 'Mois', 'Année'],
  useDate: 'Valider cette date',
  saidDate: 'date de naissance 14 mars 1990',
  changeDate: /^Modifier date de naissance.: 14 mars 1990$/,
  account: 'Numéro de compte (CM21)',
  parts: ['Code banque', 'Code guichet', 'Numéro de compte', 'Clé'],
  ambiguity: 'Les deux derniers chiffres ne correspondent pas au reste du compte. Vérifiez-les avec le bénéficiaire.',
  useAccount: 'Valider ce compte',
  saidAccount: 'numéro de compte C M 2 1, 1 0 0 0 5, 0 0 0 0 1, 0 1 2 3 4 5 6 7 8 9 0, 1 2',
};
const spoken = { en: english, fr: french } as const;
const languages = ['en', 'fr'] as const;

describe('a date', () => {
  test.each(languages)(
    'is also given by day, month and year, read out by their names and in the thread in words: %s (chat rules 12, 15)',
    async (language) => {
      const words = spoken[language];
      const guide = await openGuide({ language, isVisitor: true });
      const start = { destination: 'CM', method: 'mobile_money', amount: sum, account: 'new' };
      await answerEach(guide, { ...start, signUpFirstName: 'Ama', signUpLastName: 'Owusu' });
      await asked(guide, 'birthDate');
      const send = screen.getByRole('button', { name: words.useDate });
      expect(send).toBeDisabled();
      const phrases = await readAloud(group(words.date));
      for (const box of words.boxes) expect(phrases).toContainEqual(expect.stringContaining(`textbox, ${box}`));
      await guide.user.type(screen.getByLabelText(words.day), '14031990');
      await guide.user.click(send);
      await asked(guide, 'signUpMobile');
      expect(document.querySelector('[data-field=answer] input')).toHaveFocus();
      const said = thread().at(-1);
      expect(said?.querySelector('[aria-hidden=true]')).toHaveTextContent('14-03-1990');
      expect((await readAloud(said as HTMLElement)).join(' ')).toContain(words.saidDate);
      await guide.user.click(screen.getByRole('button', { name: words.changeDate }));
      await asked(guide, 'birthDate');
      expect(screen.getByLabelText(words.day)).toHaveValue('14');
      guide.close();
    },
  );

  test('too young is refused by the rules of the form, and the fields stay as they are', async () => {
    const guide = await openGuide({ isVisitor: true });
    const start = { destination: 'CM', method: 'mobile_money', amount: sum, account: 'new' };
    await answerEach(guide, { ...start, signUpFirstName: 'Ama', signUpLastName: 'Owusu' });
    await asked(guide, 'birthDate');
    await guide.user.type(screen.getByLabelText('Day'), `0101${new Date().getFullYear() - 5}{Enter}`);
    await asked(guide, 'birthDate');
    expect(document.querySelector('[data-field=answer]')).toHaveAttribute('data-invalid', 'true');
    expect(screen.getByLabelText('Day')).toHaveValue('01');
    guide.close();
  });
});

describe('an account', () => {
  test.each(languages)(
    'in Cameroon is also given in its four parts, warns of its key, and is read out digit by digit: %s (chat rules 12, 15; RCP-23)',
    async (language) => {
      const words = spoken[language];
      const guide = await openGuide({ language });
      const start = { destination: 'CM', method: 'bank_transfer', amount: sum, recipient: 'new' };
      await answerEach(guide, { ...start, accountType: 'bank', ...person, bankName: 'Afriland First Bank' });
      await asked(guide, 'cameroonAccount');
      const fields = within(group(words.account));
      for (const part of words.parts) expect(fields.getByLabelText(part)).toHaveValue('');
      await guide.user.click(fields.getByLabelText(words.parts[0] ?? ''));
      await guide.user.paste('10005 00001 01234567890 12');
      expect(fields.getByLabelText(words.parts[2] ?? '')).toHaveValue('01234567890');
      expect(fields.getByRole('status')).toHaveTextContent(words.ambiguity);
      await guide.user.click(screen.getByRole('button', { name: words.useAccount }));
      await asked(guide, 'recipientMobile');
      const said = thread().at(-1);
      expect(said?.querySelector('[aria-hidden=true]')).toHaveTextContent('CM21 10005 00001 01234567890 12');
      expect((await readAloud(said as HTMLElement)).join(' ')).toContain(words.saidAccount);
      expect(JSON.stringify(storable(guide.conversation.getState().log))).not.toContain('01234567890');
      guide.close();
    },
  );

  test('in Nigeria has its field with its rule and its bank’s check digit beside the box (chat rule 15)', async () => {
    const actor = createActor(addRecipientMachine, {
      input: { countryCode: 'NG', transferMethod: 'bank_transfer', keyPrefix: 'k' },
    }).start();
    const view = render(inChat(actor));
    const write = async (question: string, text: string) => {
      await userEvent.type(await screen.findByLabelText(question, { selector: 'input' }), `${text}{Enter}`);
    };
    await write('What’s the recipient’s first name?', 'Chidi');
    await write('And Chidi’s last name?', 'Okafor');
    await userEvent.click(await screen.findByRole('button', { name: /^Guaranty Trust Bank/ }));
    const field = await screen.findByLabelText('Account number');
    expect(field).toHaveAccessibleDescription('10 digits. We’ll look up the name on the account.');
    await userEvent.type(field, '0123456780');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/doesn’t look like an account number at that bank/));
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await waitFor(() => expect(field).toBeInvalid());
    view.unmount();
    actor.stop();
  });
});
