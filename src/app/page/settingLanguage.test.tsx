import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { updateSettings } from '#contract/account/profile.ts';
import { listDevices } from '#contract/notification/device.ts';
import type { Language } from '#contract/protocol/language.ts';
import { signIn } from '#contract/session/session.ts';
import { openProduct, verified } from '#tests/setup/openProduct.tsx';

const page = vi.hoisted(() => ({ language: 'en', onLanguageChange: vi.fn() }));
// A language is changed by loading the page anew, which jsdom does not do.
vi.mock('./usePageTools.ts', () => ({ usePageTools: () => page }));
beforeEach(() => page.onLanguageChange.mockReset());

const inFrench = { ...verified, settings: { ...verified.settings, language: 'fr' } } as const;

async function openSettings(language: Language, user: typeof verified) {
  page.language = language;
  await openProduct('/settings', {
    user,
    language,
    replies: [
      [listDevices, () => []],
      [signIn, () => ({ user })],
      [updateSettings, () => inFrench],
    ],
  });
}

async function chooseFrench(label: string, confirm: string) {
  await userEvent.click(await screen.findByRole('button', { name: /English UK/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Français' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByLabelText(label, { selector: 'input' }), 'Correct-Horse-9');
  await userEvent.click(dialog.getByRole('button', { name: confirm }));
}

const follow = async (name: string) => {
  const [link] = await screen.findAllByRole('link', { name });
  if (link) await userEvent.click(link);
};

test('a language that was kept is said to be on the page it loads, once and in that language (PRF-11, ERR-31)', async () => {
  let left: [string, string][] = [];
  page.onLanguageChange.mockImplementation(() => {
    left = Object.entries(sessionStorage);
  });
  await openSettings('en', verified);
  await chooseFrench('Account password', 'Confirm');
  await waitFor(() => expect(page.onLanguageChange).toHaveBeenCalledWith('fr'));
  expect(screen.queryByText('Updated')).toBeNull();
  cleanup();

  await openProduct('/profile', { user: inFrench, language: 'fr', replies: [[listDevices, () => []]] });
  for (const [key, value] of left) sessionStorage.setItem(key, value);
  await follow('Paramètres');
  const said = await screen.findByText('Enregistré');
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(said).not.toBeInTheDocument());
  await follow('Profil');
  await follow('Paramètres');
  expect(await screen.findByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();
  expect(screen.queryByText('Enregistré')).toBeNull();
});

test('where the page is in that language already, it is said at once (PRF-11, ERR-31)', async () => {
  await openSettings('fr', verified);
  await chooseFrench('Mot de passe du compte', 'Confirmer');
  expect(await screen.findByText('Enregistré')).toBeVisible();
  expect(page.onLanguageChange).not.toHaveBeenCalled();
});
