import { act, fireEvent, screen } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addRecipientMachine } from '#src/machines/recipient/add-recipient/addRecipientMachine.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { AddRecipientScreen } from '../screens/recipient/AddRecipientScreen.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

function Adding() {
  const actor = useActorRef(addRecipientMachine, {
    input: { countryCode: 'CM', transferMethod: 'mobile_money', keyPrefix: 'k' },
  });
  return <AddRecipientScreen actor={actor} />;
}

const box = (name: RegExp) => screen.getByRole('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a mobile number is looked at 1.5 seconds after the last digit, and not before (RCP-16)', async () => {
  renderScreen(<Adding />);
  type(/^Mobile number$/, '67123');
  await pass(1_300);
  expect(screen.queryByText(/Phone number should be/)).toBeNull();
  await pass(400);
  expect(screen.getByText(/Phone number should be 9 digits/)).toBeVisible();
});

test('two numbers that agree are said to, and two that do not are not (RCP-18)', async () => {
  renderScreen(<Adding />);
  type(/^Mobile number$/, '671234567');
  type(/^Confirm mobile number/, '671234568');
  await pass(600);
  expect(screen.queryByText('Numbers Matched!')).toBeNull();
  type(/^Confirm mobile number/, '671234567');
  await pass(600);
  expect(screen.getByText('Numbers Matched!')).toBeVisible();
});
