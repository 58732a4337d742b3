import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, type Mock, test, vi } from 'vitest';
import type { Language } from '#contract/language.ts';
import type { Currency } from '#domain/money/currency.ts';
import { type Money, money } from '#domain/money/money.ts';
import { renderInLanguage } from '#tests/setup/renderInLanguage.tsx';
import { MoneyField } from './MoneyField.tsx';
import { Select } from './Select.tsx';

type Options = { readonly language?: Language; readonly currency?: Currency; readonly start?: Money };

type BoxProps = { readonly currency: Currency; readonly start: Money | undefined; readonly onChange: Mock };

function Box({ currency, start, onChange }: BoxProps) {
  const [amount, setAmount] = useState(start);
  const change = (next: Money | undefined) => {
    onChange(next);
    setAmount(next);
  };
  return (
    <>
      <MoneyField label="You send" currency={currency} value={amount} onChange={change} />
      <button type="button" onClick={() => setAmount(money(currency, 123_456_789))}>
        Fill
      </button>
    </>
  );
}

function renderBox({ language = 'en', currency = 'GBP', start }: Options = {}) {
  const onChange = vi.fn();
  renderInLanguage(<Box currency={currency} start={start} onChange={onChange} />, language);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'You send' });
  return { box, onChange, user: userEvent.setup() };
}

describe('an amount being typed', () => {
  test('is grouped with every key, and told as money', async () => {
    const { box, user, onChange } = renderBox();
    await user.type(box, '1234.5');
    expect(box).toHaveValue('1,234.5');
    expect(onChange).toHaveBeenLastCalledWith(money('GBP', 123_450));
    await user.clear(box);
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  test('is grouped by narrow spaces in French, where comma and point both mean decimals', async () => {
    const { box, user, onChange } = renderBox({ language: 'fr' });
    await user.type(box, '1234,5');
    expect(box).toHaveValue('1\u202f234,5');
    await user.clear(box);
    await user.type(box, '1234.5');
    expect(box).toHaveValue('1\u202f234,5');
    expect(onChange).toHaveBeenLastCalledWith(money('GBP', 123_450));
  });

  test.each([
    ['12.345', '12.34'],
    ['007', '7'],
    ['12abc-3', '123'],
    ['9999999999', '999,999,999'],
  ])(
    '%s ends as %s: no third decimal, no leading zeros, digits only, eleven characters (QUO-19)',
    async (typed, shown) => {
      const { box, user } = renderBox();
      await user.type(box, typed);
      expect(box).toHaveValue(shown);
    },
  );

  test('takes no decimals in a currency without them', async () => {
    const { box, user } = renderBox({ currency: 'XAF' });
    await user.type(box, '78.5');
    expect(box).toHaveValue('785');
  });

  test('keeps the caret behind what was typed, whatever moves before it', async () => {
    const { box, user } = renderBox({ start: money('GBP', 123_400) });
    expect(box).toHaveValue('1,234.00');
    await user.type(box, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(box).toHaveValue('12,934.00');
    expect(box.selectionStart).toBe(4);
    await user.keyboard('8');
    expect(box).toHaveValue('129,834.00');
    expect(box.selectionStart).toBe(5);
  });

  test('keeps the caret where it was when a key is refused', async () => {
    const { box, user } = renderBox({ start: money('GBP', 123_400) });
    await user.type(box, 'x', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(box).toHaveValue('1,234.00');
    expect(box.selectionStart).toBe(3);
  });

  test('Backspace behind a separator takes the digit before it, Delete before one the digit after', async () => {
    const { box, user } = renderBox({ start: money('XAF', 1_234), currency: 'XAF' });
    await user.type(box, '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(box).toHaveValue('234');
    await user.type(box, '9', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await user.type(box, '{Delete}', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(box).toHaveValue('934');
  });

  test.each([
    ['en', '£1,234.50', '1,234.50'],
    ['en', '12,50', '12.50'],
    ['fr', '1 234,50 €', '1\u202f234,50'],
  ] as const)('pasted in %s, "%s" is read as %s', async (language, text, shown) => {
    const { box, user } = renderBox({ language });
    await user.click(box);
    await user.paste(text);
    expect(box).toHaveValue(shown);
  });

  test('shows what the other side of the calculator makes of it, and lets even a long one be shortened', async () => {
    const { box, user } = renderBox();
    await user.type(box, '5');
    await user.click(screen.getByRole('button', { name: 'Fill' }));
    expect(box).toHaveValue('1,234,567.89');
    await user.type(box, '{Backspace}');
    expect(box).toHaveValue('1,234,567.8');
  });
});

test('the amount and its currency are one labelled group, each with its own name and error', () => {
  renderInLanguage(
    <MoneyField
      label="You send"
      currency="GBP"
      value={undefined}
      onChange={() => {}}
      error="You cannot send less than 5 GBP"
      currencyPicker={
        <Select
          look="bare"
          label="Currency"
          value="GBP"
          onChange={() => {}}
          items={[{ id: 'GBP', label: 'British pound', short: 'GBP' }]}
        />
      }
    />,
  );
  expect(screen.getByRole('group', { name: 'You send' })).toBeVisible();
  const box = screen.getByRole('textbox', { name: 'You send' });
  expect(box).toHaveAccessibleDescription('Error: You cannot send less than 5 GBP');
  expect(box).toBeInvalid();
  expect(screen.getByRole('button', { name: 'GBP Currency' })).toBeVisible();
});
