import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderInLanguage } from '#tests/setup/renderInLanguage.tsx';
import { Checkbox } from './Checkbox.tsx';
import { CodeField } from './CodeField.tsx';
import { ComboBox } from './ComboBox.tsx';
import { DateField } from './DateField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { RadioCard, RadioCards } from './RadioCards.tsx';
import { Select } from './Select.tsx';

type CodeProps = { readonly error?: string; readonly onComplete?: (digits: string) => void };

function Code({ error, onComplete }: CodeProps) {
  const [code, setCode] = useState('');
  return (
    <CodeField label="6-digit code" value={code} onChange={setCode} error={error} {...(onComplete && { onComplete })} />
  );
}

describe('the code box (AUT-43)', () => {
  test('is one input that phones can fill in', () => {
    renderInLanguage(<Code />);
    const box = screen.getByRole('textbox', { name: '6-digit code' });
    expect(box).toHaveAttribute('autocomplete', 'one-time-code');
    expect(box).toHaveAttribute('inputmode', 'numeric');
  });

  test('takes a paste with spaces, and no more than six digits', async () => {
    const user = userEvent.setup();
    renderInLanguage(<Code />);
    const box = screen.getByRole('textbox');
    await user.click(box);
    await user.paste(' 482 153 ');
    expect(box).toHaveValue('482153');
    await user.type(box, '9');
    expect(box).toHaveValue('482153');
  });

  test('hands the code on with its last digit, typed or pasted, once each time it becomes whole', async () => {
    const user = userEvent.setup();
    const completed = vi.fn();
    renderInLanguage(<Code onComplete={completed} />);
    const box = screen.getByRole('textbox');
    await user.type(box, '48215');
    expect(completed).not.toHaveBeenCalled();
    await user.type(box, '39');
    expect(completed.mock.calls).toEqual([['482153']]);
    await user.type(box, '{Backspace}{Backspace}');
    await user.type(box, '64');
    expect(completed.mock.calls).toEqual([['482153'], ['482164']]);
    await user.clear(box);
    await user.paste(' 482 153 ');
    expect(completed.mock.calls.at(-1)).toEqual(['482153']);
    expect(completed).toHaveBeenCalledTimes(3);
  });

  test('says its error together with its name', () => {
    renderInLanguage(<Code error="Wrong code" />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Error: Wrong code');
  });
});

test('a birthday is typed through, from day to year, and told once it is whole', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  renderInLanguage(<DateField label="Date of birth" value={undefined} onChange={onChange} isBirthday />);
  const group = screen.getByRole('group', { name: 'Date of birth' });
  await user.click(within(group).getByRole('textbox', { name: 'Day' }));
  await user.keyboard('0902199');
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  await user.keyboard('0');
  expect(onChange).toHaveBeenLastCalledWith({ day: 9, month: 2, year: 1990 });
  await user.clear(screen.getByRole('textbox', { name: 'Year' }));
  await user.keyboard('{Backspace}');
  expect(screen.getByRole('textbox', { name: 'Month' })).toHaveFocus();
});

const banks = [
  { id: 'sg', label: 'Société Générale' },
  { id: 'eco', label: 'Ecobank' },
] as const;

describe('a list to choose from', () => {
  test('a short one opens, names its options and gives the chosen one back', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    renderInLanguage(<Select label="Bank" items={banks} value={null} onChange={onChange} />);
    await user.click(screen.getByRole('button', { name: 'Choose Bank' }));
    expect(screen.getByRole('listbox', { name: 'Bank' })).toBeVisible();
    await user.click(screen.getByRole('option', { name: 'Ecobank' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('eco');
  });

  test('a long one is searched without accents, and says when nothing is found', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    renderInLanguage(<ComboBox label="Banque" items={banks} value={null} onChange={onChange} />, 'fr');
    const box = screen.getByRole('combobox', { name: 'Banque' });
    await user.type(box, 'xyz');
    expect(screen.getByText('Aucun résultat. Vérifiez l’orthographe.')).toBeVisible();
    await user.clear(box);
    await user.type(box, 'generale');
    await user.click(screen.getByRole('option', { name: 'Société Générale' }));
    expect(onChange).toHaveBeenLastCalledWith('sg');
  });

  test('a card that cannot be chosen says why', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    renderInLanguage(
      <RadioCards label="Recipient" value={null} onChange={onChange}>
        <RadioCard id="1" title="NGOUE ADELAIDE" />
        <RadioCard id="2" title="Wanjiru Kamau" refusal="Not in this country" />
      </RadioCards>,
    );
    await user.click(screen.getByRole('radio', { name: 'Wanjiru Kamau Not in this country' }));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('radio', { name: 'NGOUE ADELAIDE' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('1');
  });
});

function Password({ blocksPaste = false }: { readonly blocksPaste?: boolean }) {
  const [text, setText] = useState('');
  return (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      value={text}
      onChange={setText}
      blocksPaste={blocksPaste}
      rules={[{ text: '1 number', met: /\d/.test(text) }]}
    />
  );
}

describe('a password', () => {
  test('can be looked at (ASVS 6.2.6)', async () => {
    const user = userEvent.setup();
    renderInLanguage(<Password />);
    const box = screen.getByLabelText('New password');
    expect(box).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show: New password' }));
    expect(box).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide: New password' })).toBeVisible();
  });

  test('ticks its rules off in words while it is typed (PRF-15)', async () => {
    const user = userEvent.setup();
    renderInLanguage(<Password />);
    expect(screen.getByRole('listitem')).toHaveTextContent('1 number still missing');
    await user.type(screen.getByLabelText('New password'), '7');
    expect(screen.getByRole('listitem')).toHaveTextContent('1 number done');
  });

  test('takes a paste unless it is blocked, and then says so (PRF-17, D-36)', async () => {
    const user = userEvent.setup();
    const { unmount } = renderInLanguage(<Password />);
    await user.click(screen.getByLabelText('New password'));
    await user.paste('Secret7!');
    expect(screen.getByLabelText('New password')).toHaveValue('Secret7!');
    unmount();
    renderInLanguage(<Password blocksPaste />);
    await user.click(screen.getByLabelText('New password'));
    await user.paste('Secret7!');
    expect(screen.getByLabelText('New password')).toHaveValue('');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/turned off pasting/);
  });
});

test('a phone number keeps its dial code apart, each with its own name (RCP-19)', async () => {
  const user = userEvent.setup();
  const onCountryChange = vi.fn();
  renderInLanguage(
    <PhoneField
      label="Mobile"
      countries={[
        { countryCode: 'GB', name: 'United Kingdom', dialCode: '+44' },
        { countryCode: 'FR', name: 'France', dialCode: '+33' },
      ]}
      country="GB"
      onCountryChange={onCountryChange}
      value="7400"
      onChange={() => {}}
      blocksPaste
    />,
  );
  expect(screen.getByRole('textbox', { name: 'Mobile' })).toHaveValue('7400');
  await user.click(screen.getByRole('button', { name: '+44 Country code' }));
  await user.click(screen.getByRole('option', { name: 'France' }));
  expect(onCountryChange).toHaveBeenCalledExactlyOnceWith('FR');
});

test('a checkbox is named by its words and tells its error', () => {
  renderInLanguage(
    <Checkbox error="Agree to continue" name="terms">
      I agree
    </Checkbox>,
  );
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toHaveAccessibleDescription('Error: Agree to continue');
});
