import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#contract/protocol/language.ts';
import { sendCountryRegistration } from '#src/services/site/siteServices.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { CountryRegisterScreen } from './CountryRegisterScreen.tsx';

vi.mock('#src/services/site/siteServices.ts', () => ({ sendCountryRegistration: vi.fn() }));
afterEach(() => vi.clearAllMocks());

const show = (language: Language = 'en') =>
  renderScreen(<CountryRegisterScreen />, { language, at: '/country/register' });
const box = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: /^(Send|Envoyer)$/ }));

const fields = {
  en: { name: 'Name', email: 'Email', country: 'Country', code: 'Country code', number: 'Number', chosen: 'Senegal' },
  fr: {
    ...{ name: 'Nom', email: 'Adresse e-mail', country: 'Pays' },
    ...{ code: 'Indicatif du pays', number: 'Numéro', chosen: 'Sénégal' },
  },
};

async function fill(language: Language = 'en') {
  const { name, email, country, code, number, chosen } = fields[language];
  await userEvent.type(box(name), 'Awa Diop');
  await userEvent.type(box(email), 'awa@example.com');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: country }), chosen);
  await userEvent.type(box(code), '+221');
  await userEvent.type(box(number), '77 000 00 01');
}

describe('asking for a country', () => {
  test('sends the form with code and number in one, and thanks (BIZ-10, BIZ-11, D-104)', async () => {
    vi.mocked(sendCountryRegistration).mockResolvedValue('taken');
    show();
    await fill();
    await send();
    expect(sendCountryRegistration).toHaveBeenCalledExactlyOnceWith({
      name: 'Awa Diop',
      email: 'awa@example.com',
      country: 'SN',
      phone: '+221770000001',
    });
    expect(await screen.findByText(/email awa@example\.com/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Request another country' }));
    expect(box('Name')).toHaveValue('');
  });

  test('says beside each field what is missing, and on top, and keeps what was typed (BIZ-10)', async () => {
    show();
    await userEvent.type(box('Name'), 'Awa Diop');
    await userEvent.type(box('Number'), '12');
    await send();
    expect(sendCountryRegistration).not.toHaveBeenCalled();
    const summary = within(screen.getByRole('alert'));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Valid email address required',
      'Please select a country!',
      'Enter a country code, like +221',
      'Enter a phone number with at least 7 digits',
    ]);
    expect(box('Email')).toHaveAccessibleDescription(/Valid email address required/);
    expect(box('Country code')).toHaveAccessibleDescription(/Like \+221.*Enter a country code/);
    expect([box('Name'), box('Number')].map((input) => (input as HTMLInputElement).value)).toEqual(['Awa Diop', '12']);
  });

  test.each([
    ['en', 'Error processing your request. Check your form to see all required fields are filled'],
    ['fr', 'Votre demande n’a pas pu être traitée. Vérifiez que tous les champs obligatoires sont remplis'],
  ] as const)(
    'says so in %s when it could not be processed, and keeps everything (BIZ-12)',
    async (language, sentence) => {
      vi.mocked(sendCountryRegistration).mockResolvedValue('failed');
      show(language);
      await fill(language);
      await send();
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(box(fields[language].name)).toHaveValue('Awa Diop');
      expect(box(fields[language].number)).toHaveValue('77 000 00 01');
    },
  );

  test('is sent once however often it is pressed', async () => {
    let answer = (_left: 'taken') => {};
    vi.mocked(sendCountryRegistration).mockReturnValue(new Promise((resolve) => (answer = resolve)));
    show();
    await fill();
    await send();
    await userEvent.click(screen.getByRole('button', { name: /Send/ }));
    expect(sendCountryRegistration).toHaveBeenCalledOnce();
    answer('taken');
    await waitFor(() => expect(screen.getByText(/email awa@example\.com/)).toBeVisible());
  });

  test('is a plain form where no script runs, with countries by their French names in French', () => {
    show('fr');
    const form = screen.getByRole('form', { name: 'Proposer un pays' });
    expect(form).toHaveAttribute('action', '/country/register');
    expect(form).toHaveFormValues({ page: '/country/register', lang: 'fr' });
    expect(screen.getByRole('option', { name: 'Sénégal' })).toHaveValue('SN');
    expect(screen.getByRole('textbox', { name: 'Nom' })).toBeRequired();
  });
});
