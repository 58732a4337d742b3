import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { User } from '#contract/account/account.ts';
import type { Language } from '#contract/protocol/language.ts';
import { faqIn } from '#src/content/faq.ts';
import { callApi } from '#src/services/http/apiClient.ts';
import { TypedFormsContext } from '#src/ui/flows/typedForms.ts';
import { CountryRegisterScreen } from '#src/ui/screens/account/country-register/CountryRegisterScreen.tsx';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { HelpHere } from '#tests/setup/HelpHere.tsx';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { forgetTypedForms, typedForms } from './typedFormStore.ts';

vi.mock('#src/services/http/apiClient.ts', () => ({ callApi: vi.fn() }));
afterEach(() => {
  forgetTypedForms();
  vi.resetAllMocks();
});

const names = {
  en: {
    complaint: 'Make a complaint',
    name: 'Name',
    email: 'Email',
    what: /^What happened/,
    send: 'Send the complaint',
  },
  fr: {
    complaint: 'Faire une réclamation',
    name: 'Nom',
    email: 'Adresse e-mail',
    what: /^Que s’est-il passé/,
    send: 'Envoyer la réclamation',
  },
} as const;

/** A fresh page in this tab. */
async function openHelp(language: Language, user?: User) {
  cleanup();
  const faq = faqIn(language);
  await act(async () => {
    renderScreen(
      <TypedFormsContext value={typedForms}>
        <HelpHere faq={faq} reference={undefined} user={user} />
      </TypedFormsContext>,
      { language },
    );
    await faq;
  });
  const form = within(await screen.findByRole('form', { name: names[language].complaint }));
  return {
    name: form.getByLabelText(names[language].name),
    email: form.getByLabelText(names[language].email),
    what: form.getByLabelText(names[language].what),
    send: () => userEvent.click(form.getByRole('button', { name: names[language].send })),
  };
}

describe('a complaint that is not sent yet', () => {
  test('goes on in another language, which is a fresh page (LNG-02, BIZ-04)', async () => {
    const english = await openHelp('en');
    await userEvent.type(english.name, 'Ama');
    await userEvent.type(english.what, 'It never arrived.');
    const french = await openHelp('fr');
    expect(french.name).toHaveValue('Ama');
    expect(french.what).toHaveValue('It never arrived.');
    expect(french.email).toHaveValue('');
  });

  test('stands over what is known of the writer (BIZ-05)', async () => {
    vi.mocked(callApi).mockResolvedValue([]);
    const { name } = await openHelp('en', userFixture());
    await userEvent.clear(name);
    await userEvent.type(name, 'Ama N. Ntu');
    const again = await openHelp('fr', userFixture());
    expect(again.name).toHaveValue('Ama N. Ntu');
    expect(again.email).toHaveValue('ama@example.com');
  });

  test('is forgotten once it is sent, and kept while it could not be (BIZ-05, ERR-25)', async () => {
    const first = await openHelp('en');
    await userEvent.type(first.name, 'Ama');
    await userEvent.type(first.email, 'ama@example.com');
    await userEvent.type(first.what, 'It never arrived.');
    vi.mocked(callApi).mockRejectedValueOnce(new Error('The line is down'));
    await first.send();
    const second = await openHelp('en');
    expect(second.what).toHaveValue('It never arrived.');
    const days = { receivedAt: 1, replyBy: 2, answerBy: 3, ombudsmanUntil: 4 };
    vi.mocked(callApi).mockResolvedValueOnce({ caseNumber: 'C-1', ...days });
    await second.send();
    expect(await screen.findByText(/C-1/)).toBeVisible();
    expect((await openHelp('fr')).what).toHaveValue('');
  });
});

test('asking for a country goes on in another language, the chosen country with it (LNG-02, BIZ-10)', async () => {
  const open = (language: Language) => {
    cleanup();
    renderScreen(
      <TypedFormsContext value={typedForms}>
        <CountryRegisterScreen />
      </TypedFormsContext>,
      { language },
    );
  };
  open('en');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Awa Diop');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Senegal');
  open('fr');
  expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveValue('Awa Diop');
  expect(screen.getByRole('combobox', { name: 'Pays' })).toHaveDisplayValue('Sénégal');
});
