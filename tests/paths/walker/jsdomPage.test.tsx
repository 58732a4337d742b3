import { configure, getConfig, render } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { money } from '#domain/money/money.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Checkbox } from '#src/ui/controls/Checkbox.tsx';
import { ComboBox } from '#src/ui/controls/ComboBox.tsx';
import { Dialog } from '#src/ui/controls/Dialog.tsx';
import { MoneyField } from '#src/ui/controls/MoneyField.tsx';
import { RadioCard, RadioCards } from '#src/ui/controls/RadioCards.tsx';
import { RadioGroup } from '#src/ui/controls/RadioGroup.tsx';
import { Select } from '#src/ui/controls/Select.tsx';
import { Switch } from '#src/ui/controls/Switch.tsx';
import { TextField } from '#src/ui/controls/TextField.tsx';
import { inLanguage } from '#tests/setup/renderInLanguage.tsx';
import { jsdomPage } from './jsdomPage.ts';
import { controlUnavailable } from './page.ts';

const page = jsdomPage({ isPatient: true });
const hasty = jsdomPage({ isPatient: false });
const banks = [
  { id: 'gtb', label: 'Guaranty Trust Bank' },
  { id: 'uba', label: 'United Bank for Africa' },
];

describe('a page in jsdom', () => {
  test('presses buttons, and none that is off or not there', async () => {
    const pressed = vi.fn();
    render(
      inLanguage(
        <>
          <Button onPress={pressed}>Continue</Button>
          <Button isDisabled onPress={pressed}>
            Pay
          </Button>
          <Button isPending onPress={pressed}>
            Check
          </Button>
        </>,
      ),
    );
    await page.press('Continue');
    expect(pressed).toHaveBeenCalledOnce();
    await expect(hasty.press('Pay')).rejects.toMatchObject({ cause: controlUnavailable });
    await expect(hasty.press('Leave')).rejects.toMatchObject({ cause: controlUnavailable });
    expect(await page.isEnabled('Continue')).toBe(true);
    expect(await page.isEnabled('Pay')).toBe(false);
    expect(await page.isEnabled('Leave')).toBe(false);
  });

  test('waits for a control that is about to come', async () => {
    const pressed = vi.fn();
    const view = render(<p>One moment</p>);
    const pressing = page.press('Continue');
    view.rerender(inLanguage(<Button onPress={pressed}>Continue</Button>));
    await pressing;
    expect(pressed).toHaveBeenCalledOnce();
  });

  test('fills text and amounts', async () => {
    const typed = vi.fn();
    render(
      inLanguage(
        <>
          <TextField label="First name" value="" onChange={typed} />
          <MoneyField label="You send" currency="GBP" value={undefined} onChange={typed} />
        </>,
      ),
    );
    await page.fill('First name', 'Ama');
    await page.fill('You send', '12.50');
    expect(typed.mock.calls).toEqual([['Ama'], [money('GBP', 1_250)]]);
  });

  test.each(['Select', 'ComboBox', 'RadioGroup', 'RadioCards'] as const)('chooses from a %s', async (kind) => {
    const chosen = vi.fn();
    render(inLanguage(<BankChoice kind={kind} onChoose={chosen} />));
    await page.choose('Bank', 'United Bank for Africa');
    expect(chosen).toHaveBeenLastCalledWith('uba');
    await page.choose('Bank', 'Guaranty Trust Bank');
    expect(chosen).toHaveBeenLastCalledWith('gtb');
  });

  test('ticks boxes and switches', async () => {
    const ticked = vi.fn();
    render(
      inLanguage(
        <>
          <Checkbox onChange={ticked}>
            I agree to the{' '}
            <a href="/terms">
              terms<span> (in a new tab)</span>
            </a>
          </Checkbox>
          <Switch onChange={ticked}>Tell me more</Switch>
        </>,
      ),
    );
    await page.tick('I agree to the terms (in a new tab)');
    await page.tick('Tell me more');
    await page.tick('Tell me more');
    await page.untick('Tell me more');
    expect(ticked.mock.calls).toEqual([[true], [true], [false]]);
  });

  test('reads the headline of the page, and of a dialog over it', async () => {
    const view = render(<RecipientPage isAsking={false} />);
    expect(await page.headline()).toBe('Who is it for?');
    view.rerender(<RecipientPage isAsking />);
    expect(await page.headline()).toBe('First time sending');
  });

  test('reads what stands beside a label: its line, its description, the answer in its field', async () => {
    render(
      <>
        <ol>
          <li>
            <button type="button">Fee</button> <span>£2.19</span>
          </li>
          <li>
            <span>Total</span> <strong>£102.19</strong>
          </li>
        </ol>
        <dl>
          <dt>Total</dt>
          <dd>£103.00</dd>
          <dt>Name</dt>
          <dd>Marie</dd>
        </dl>
        <label>
          <span>Telephone</span>
          <input defaultValue="671" />
        </label>
        <p aria-hidden="true">
          <span>Total</span> £1.00
        </p>
      </>,
    );
    expect(await read('Fee')).toEqual(['Fee £2.19']);
    expect(await read('Total')).toEqual(['Total £102.19', '£103.00']);
    expect(await read('Telephone')).toEqual(['Telephone 671']);
    expect(await read('Nothing')).toEqual([]);
  });

  test('waits for another headline as long as for a control, and says which one stayed', async () => {
    const view = render(<RecipientPage isAsking={false} />);
    const next = page.headlineAfter('Who is it for?');
    view.rerender(<RecipientPage isAsking />);
    expect(await next).toBe('First time sending');
    const { asyncUtilTimeout } = getConfig();
    configure({ asyncUtilTimeout: 50 });
    await expect(page.headlineAfter('First time sending')).rejects.toThrow('still "First time sending"');
    configure({ asyncUtilTimeout });
  });
});

const read = async (label: string) => (await page.beside(label)).map((text) => text.replace(/\s+/g, ' ').trim());

function RecipientPage({ isAsking }: { readonly isAsking: boolean }) {
  return inLanguage(
    <>
      <h1>Who is it for?</h1>
      <Dialog title="First time sending" isOpen={isAsking}>
        <p>Do you know them?</p>
      </Dialog>
    </>,
  );
}

type BankChoiceProps = {
  readonly kind: 'Select' | 'ComboBox' | 'RadioGroup' | 'RadioCards';
  readonly onChoose: (id: string | null) => void;
};

function BankChoice({ kind, onChoose }: BankChoiceProps) {
  const [value, setValue] = useState<string | null>(null);
  const props = {
    label: 'Bank',
    items: banks,
    value,
    onChange: (id: string | null) => {
      setValue(id);
      onChoose(id);
    },
  };
  if (kind === 'Select') return <Select {...props} />;
  if (kind === 'ComboBox') return <ComboBox {...props} />;
  if (kind === 'RadioGroup') return <RadioGroup {...props} />;
  return (
    <RadioCards {...props}>
      {banks.map(({ id, label }) => (
        <RadioCard key={id} id={id} title={label} detail="Arrives today" />
      ))}
    </RadioCards>
  );
}
