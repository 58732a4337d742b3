import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

test.each([
  [
    'en',
    'Oops, something went wrong',
    'Oops! Something went wrong with your request. Please contact us for assistance',
    'Try again',
    'Contact us',
  ],
  [
    'fr',
    'Oups, un problème est survenu',
    'Oups ! Votre demande a rencontré un problème. Contactez-nous pour obtenir de l’aide',
    'Réessayer',
    'Nous contacter',
  ],
] as const)(
  'what no page foresaw says “Oops” and offers another try and a way to us, in %s (ERR-03, ERR-04, D-107)',
  async (language, title, text, again, contact) => {
    const onReload = vi.fn();
    renderScreen(<ErrorScreen onReload={onReload} />, { language });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: contact })).toHaveAttribute('href', '/help');
    await userEvent.click(screen.getByRole('button', { name: again }));
    expect(onReload).toHaveBeenCalledOnce();
  },
);
