import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { operator } from '#domain/operator.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { MaintenanceScreen } from './MaintenanceScreen.tsx';

const show = (message = '', language: 'en' | 'fr' = 'en', onLook = vi.fn()) => {
  renderScreen(<MaintenanceScreen message={message} isLooking={false} onLook={onLook} />, { language });
  return onLook;
};

test('says when we are back, whom to write to and where news are (LNG-06)', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'We’ll be back in a couple of hours' })).toBeVisible();
  const { app, link } = operator.messaging;
  expect(screen.getByRole('link', { name: `Ask us on ${app}` })).toHaveAttribute('href', link);
  for (const { name, link: href } of operator.social) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test.each([
  ['New cables', 'en', 'New cables'],
  ['', 'en', 'We’re working on Sawa and will be back soon'],
  ['', 'fr', 'Sawa est en entretien et rouvre bientôt'],
] as const)('the message “%s” passes five times in %s, and is read out once (LNG-07)', (message, language, text) => {
  show(message, language);
  const repeats = screen.getAllByText(text);
  expect(repeats).toHaveLength(5);
  expect(repeats.filter((repeat) => repeat.getAttribute('aria-hidden') !== 'true')).toHaveLength(1);
});

test('the moving text can be stopped and set going again (LNG-07, D-10)', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Stop the moving text' }));
  expect(screen.queryByRole('button', { name: 'Stop the moving text' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Restart the moving text' }));
  expect(screen.getByRole('button', { name: 'Stop the moving text' })).toBeVisible();
});

test('looks again whether it is over when asked', async () => {
  const onLook = show();
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
  expect(onLook).toHaveBeenCalledOnce();
});
