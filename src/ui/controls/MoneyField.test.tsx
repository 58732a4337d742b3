import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, type Mock, test, vi } from 'vitest';
import type { Language } from '#contract/protocol/language.ts';
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
  test('stays as it is typed, is told as money with every key, and is grouped when it is left (QUO-19)', async () => {
    const { box, user, onChange } = renderBox();
    await user.type(box, '1234.5');
    expect(box).toHaveValue('1234.5');
    expect(onChange).toHaveBeenLastCalledWith(money('GBP', 123_450));
    await user.tab();
    expect(box).toHaveValue('1,234.50');
    await user.click(box);
    expect(box).toHaveValue('1234.50');
    await user.clear(box);
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  test('is grouped by narrow spaces in French, where comma and point both mean decimals', async () => {
    const { box, user, onChange } = renderBox({ language: 'fr' });
    for (const typed of ['1234,5', '1234.5']) {
      await user.clear(box);
      await user.type(box, typed);
      expect(box).toHaveValue(typed);
      expect(onChange).toHaveBeenLastCalledWith(money('GBP', 123_450));
      await user.tab();
      expect(box).toHaveValue('1\u202f234,50');
    }
  });

  test('reached by Tab is selected whole, so that what is typed takes its place', async () => {
    const { box, user, onChange } = renderBox({ start: money('GBP', 123_400) });
    // Browsers select what is in the box before they say that it has the focus.
    box.setSelectionRange(0, box.value.length);
    act(() => box.focus());
    expect(box).toHaveValue('1234');
    expect([box.selectionStart, box.selectionEnd]).toEqual([0, 4]);
    await user.keyboard('75');
    expect(box).toHaveValue('75');
    expect(onChange).toHaveBeenLastCalledWith(money('GBP', 7_500));
  });

  test('is selected whole however it got the focus, for a browser may say so before it shows a selection', async () => {
    const { box, user, onChange } = renderBox({ start: money('GBP', 123_400) });
    box.setSelectionRange(0, 0);
    act(() => box.focus());
    expect([box.selectionStart, box.selectionEnd]).toEqual([0, 4]);
    await user.keyboard('75');
    expect(onChange).toHaveBeenLastCalledWith(money('GBP', 7_500));
  });

  test('loses no point: 50000.00 typed as francs is 50,000, not five million (QUO-19)', async () => {
    const { box, user, onChange } = renderBox({ currency: 'XAF' });
    await user.type(box, '50000.00');
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith(money('XAF', 50_000));
    expect(box).toHaveValue('50,000');
  });

  test.each([
    ['12.345', 'An amount in GBP has two decimals at most, like 100.50.', 'GBP'],
    ['78.5', 'An amount in XAF has no decimals. Enter a whole number.', 'XAF'],
    ['12abc-3', 'Enter the amount in numbers, like 100.50.', 'GBP'],
    ['-5', 'Enter an amount without a minus sign.', 'GBP'],
    [
      '9999999999',
      'That’s too long. This box holds 11 characters, commas and point included: up to 999,999,999.',
      'GBP',
    ],
  ] as const)('%s is kept, and what is wrong is said beside it (QUO-19)', async (typed, problem, currency) => {
    const { box, user, onChange } = renderBox({ currency });
    await user.type(box, typed === '12.345' ? '12.3456' : typed);
    await user.tab();
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(`Error: ${problem}`);
    expect(box).toHaveValue(typed === '12.345' ? '12.3456' : typed);
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    expect(await screen.findByText(problem, { selector: '[role=status]' })).toBeInTheDocument();
  });

  test('what does not fit when pasted is kept too, and said at once (QUO-19)', async () => {
    const { box, user } = renderBox();
    await user.click(box);
    await user.paste('£12,345,678.90');
    expect(box).toHaveValue('£12,345,678.90');
    expect(box).toHaveAccessibleDescription(/This box holds 11 characters/);
  });

  test.each([
    ['en', 'GBP', '100,50', ['£100.50', '£10,050.00'], money('GBP', 1_005_000), '10050'],
    ['en', 'GBP', '1.234', ['£1,234.00'], money('GBP', 123_400), '1234'],
    ['fr', 'EUR', '50,000', ['50\u202f000,00\u00a0€', '50,00\u00a0€'], money('EUR', 5_000), '50'],
    ['en', 'XAF', '100 €', ['100\u00a0XAF'], money('XAF', 100), '100'],
  ] as const)('in %s and %s, "%s" is asked with a button for each of %s', async (...row) => {
    const [language, currency, typed, readings, meant, shown] = row;
    const { box, user, onChange } = renderBox({ language, currency });
    await user.click(box);
    await user.paste(typed);
    expect(box).toBeInvalid();
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    const group = screen.getByRole('group', { name: language === 'en' ? 'Which amount' : 'Quel montant' });
    const buttons = within(group).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(readings);
    await user.click(buttons.at(-1) ?? box);
    expect(onChange).toHaveBeenLastCalledWith(meant);
    expect(box).toHaveFocus();
    expect(box).toHaveValue(shown);
    expect(box).toBeValid();
  });

  test.each([
    ['en', '£1,234.50', '1,234.50'],
    ['fr', '1 234,50 £', '1\u202f234,50'],
    ['en', '１２３４', '1,234'],
  ] as const)('pasted in %s, "%s" is read as %s', async (language, text, shown) => {
    const { box, user } = renderBox({ language });
    await user.click(box);
    await user.paste(text);
    expect(box).toHaveValue(text);
    expect(box).toBeValid();
    await user.tab();
    expect(box).toHaveValue(shown);
  });

  test('shows what the other side of the calculator makes of it, and forgets what nobody could read', async () => {
    const { box, user } = renderBox();
    await user.type(box, 'lots');
    await user.click(screen.getByRole('button', { name: 'Fill' }));
    expect(box).toHaveValue('1,234,567.89');
    expect(box).toBeValid();
    await user.clear(box);
    expect(box).toHaveValue('');
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
