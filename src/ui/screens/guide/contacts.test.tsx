import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '#src/services/http/queryClient.ts';
import { asks, inEnglish, openGuide, press } from '#tests/fixtures/openGuide.tsx';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => {
  queryClient.clear();
  Reflect.deleteProperty(navigator, 'contacts');
});

const contacts = /^Choose from my contacts$/;

/** A browser that lets somebody be chosen from the phone's contacts. */
const withContacts = (select: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'contacts', { value: { select }, configurable: true });

async function toFirstName() {
  const guide = await openGuide();
  await press(guide.user, inEnglish.cameroon);
  await press(guide.user, inEnglish.mobile);
  await guide.user.type(await asks('How much would you like to send?'), '100 pounds{Enter}');
  await press(guide.user, /^Somebody new/);
  await asks('What’s the recipient’s first name?');
  return guide;
}

test('a contact answers for name and number, and only what is still open is asked (RCP-13, RCP-17, RCP-18)', async () => {
  withContacts(async () => [{ name: ['Awa Mireille Fotso'], tel: ['+44 7400 123456', '+237 6 77 12 34 56'] }]);
  const guide = await toFirstName();
  await press(guide.user, contacts);
  expect(await screen.findByText('Awa Mireille')).toBeVisible();
  expect(screen.getByText('Fotso')).toBeVisible();
  expect(screen.queryByLabelText(/mobile number/i, { selector: 'input' })).toBeNull();
  guide.close();
});

test('a contact with one name and a number of elsewhere is asked for the rest', async () => {
  withContacts(async () => [{ name: ['Mireille'], tel: ['+44 7400 123456'] }]);
  const guide = await toFirstName();
  await press(guide.user, contacts);
  await asks('And Mireille’s last name?');
  guide.close();
});

test('when nobody is chosen, or the browser has no such list, the question stays', async () => {
  withContacts(async () => []);
  const guide = await toFirstName();
  await press(guide.user, contacts);
  await asks('What’s the recipient’s first name?');
  guide.close();
});

test('where the browser has no such list, it is not offered', async () => {
  const guide = await toFirstName();
  expect(screen.queryByRole('button', { name: contacts })).toBeNull();
  guide.close();
});
