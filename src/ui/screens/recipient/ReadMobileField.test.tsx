import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActorRef } from '@xstate/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { AddRecipientActor } from '#src/machines/recipient/add-recipient/addRecipientMachine.ts';
import { addRecipientMachine } from '#src/machines/recipient/add-recipient/addRecipientMachine.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { AddRecipientScreen } from './AddRecipientScreen.tsx';

const input = { countryCode: 'CM', transferMethod: 'mobile_money', keyPrefix: 'k' } as const;

function Adding() {
  return <AddRecipientScreen actor={useActorRef(addRecipientMachine, { input })} />;
}

const box = (name: string) => screen.getByRole('textbox', { name });
const right = () => screen.queryByRole('checkbox', { name: 'Yes, this number is right' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const enter = (text: string) => fireEvent.change(box('Mobile number'), { target: { value: text } });

test('a number is typed once and read, for whom typing it twice is too much (RCP-17)', async () => {
  renderScreen(<Adding />);
  await press('Check it by reading instead');
  expect(screen.queryByRole('textbox', { name: 'Confirm mobile number' })).toBeNull();
  expect(right()).toBeNull();
  enter('67123');
  expect(right()).toBeNull();
  expect(screen.getByText(/^Enter the number above first/, { selector: '[role=status]' })).toBeVisible();
  enter('0671234567');
  expect(screen.getByText('Is +237 671 234 567 right?')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('Is + 2 3 7 6 7 1 2 3 4 5 6 7 right?', { selector: '[role=status]' })).toBeVisible();
  expect(right()).not.toBeChecked();
});

test.each(['+237 671 234 567', '00237671234567', '0671 23 45 67', '671-234-567', ' 671 234 567 '])(
  'pasted as %j it is taken as people write it, and read (peers 25)',
  async (written) => {
    renderScreen(<Adding />);
    await press('Check it by reading instead');
    await userEvent.click(box('Mobile number'));
    await userEvent.paste(written);
    expect(await screen.findByText('Is +237 671 234 567 right?')).toBeInTheDocument();
    expect(right()).not.toBeChecked();
  },
);

test('a yes is a yes to this number: another is asked about anew (RCP-17)', async () => {
  renderScreen(<Adding />);
  await press('Check it by reading instead');
  enter('671234567');
  await userEvent.click(right() as HTMLElement);
  expect(right()).toBeChecked();
  enter('671234568');
  expect(right()).not.toBeChecked();
  await userEvent.click(right() as HTMLElement);
  await userEvent.click(right() as HTMLElement);
  expect(right()).not.toBeChecked();
});

test('what was not said to be right is not saved, and says what to do (RCP-17)', async () => {
  const actor: AddRecipientActor = createActor(addRecipientMachine, { input }).start();
  renderScreen(<AddRecipientScreen actor={actor} />);
  await press('Check it by reading instead');
  fireEvent.change(box('First name'), { target: { value: 'Marie' } });
  fireEvent.change(box('Last name'), { target: { value: 'Ngo' } });
  enter('671234567');
  await press('Save recipient');
  expect(actor.getSnapshot().context.problems).toEqual({ confirmPhoneCode: 'mobilesDiffer' });
  expect(screen.getByText('Read the number. If it’s right, tick the box.')).toBeVisible();
  expect(right()).toHaveFocus();
  await userEvent.click(right() as HTMLElement);
  await press('Save recipient');
  expect(actor.getSnapshot().context.problems).toEqual({});
});

test('the number takes a paste only where it is read afterwards (RCP-19)', async () => {
  renderScreen(<Adding />);
  const paste = () => fireEvent.paste(box('Mobile number'), { clipboardData: { getData: () => '671234567' } });
  expect(paste(), 'refused').toBe(false);
  await press('Check it by reading instead');
  expect(paste()).toBe(true);
  await press('Type it again instead');
  expect(paste(), 'refused').toBe(false);
  expect(box('Confirm mobile number')).toBeVisible();
});
