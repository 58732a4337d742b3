import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addRecipientMachine } from '#src/machines/recipient/add-recipient/addRecipientMachine.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { AddRecipientScreen } from './AddRecipientScreen.tsx';

afterEach(() => void Reflect.deleteProperty(navigator, 'contacts'));

/** A browser that lets somebody be chosen from the phone's contacts, and who is. */
function withContacts(select: () => Promise<unknown>) {
  const chosen = vi.fn(select);
  Object.defineProperty(navigator, 'contacts', { value: { select: chosen }, configurable: true });
  return chosen;
}

function Adding() {
  const actor = useActorRef(addRecipientMachine, {
    input: { countryCode: 'UG', transferMethod: 'mobile_money', keyPrefix: 'k' },
  });
  return <AddRecipientScreen actor={actor} />;
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Choose from my contacts' }));
const box = (name: RegExp) => screen.getByRole('textbox', { name });

test('a contact fills in the name and the number that fits the country, as if they were typed (RCP-13, RCP-17)', async () => {
  const select = withContacts(async () => [
    { name: ['Grace Atim Okello'], tel: ['+44 7400 123456', '+256 772 123 456'] },
  ]);
  renderScreen(<Adding />);
  press();
  await waitFor(() => expect(box(/^First name/)).toHaveValue('Grace Atim'));
  expect(box(/^Last name/)).toHaveValue('Okello');
  expect(box(/^Mobile number$/)).toHaveValue('772123456');
  expect(box(/^Confirm mobile number/)).toHaveValue('772123456');
  expect(screen.getByRole('button', { name: /MTN/ })).toBeVisible();
  // Nothing else is asked of the phone.
  expect(select.mock.calls).toEqual([[['name', 'tel']]]);
});

test.each<[string, () => Promise<unknown>]>([
  ['nobody is chosen', async () => []],
  ['the list is closed', () => Promise.reject(new DOMException('', 'InvalidStateError'))],
])('when %s, what was typed stays', async (_case, select) => {
  const chosen = withContacts(select);
  renderScreen(<Adding />);
  fireEvent.change(box(/^First name/), { target: { value: 'Grace' } });
  press();
  await waitFor(() => expect(chosen).toHaveBeenCalled());
  await Promise.resolve();
  expect(box(/^First name/)).toHaveValue('Grace');
});

test('where the browser has no such list, it is not offered', () => {
  renderScreen(<Adding />);
  expect(screen.queryByRole('button', { name: 'Choose from my contacts' })).toBeNull();
});
