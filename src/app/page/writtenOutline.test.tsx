import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startTranslations } from '#src/locales/startTranslations.ts';
import { longWait } from '#src/ui/controls/useLongWait.ts';
import { PageWait, WrittenOutlineContext } from './writtenOutline.tsx';

const painted = () => {
  const element = document.createElement('div');
  element.textContent = 'The outline of the history';
  return element;
};

async function waitAt(address: string, element: Element) {
  const i18n = await startTranslations('en');
  return render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={[address]}>
        <WrittenOutlineContext value={{ element, pathname: '/transactions' }}>
          <PageWait />
        </WrittenOutlineContext>
      </MemoryRouter>
    </I18nextProvider>,
  );
}

describe('the wait for a page', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is the very outline that was painted, where it was written (AUT-05)', async () => {
    const element = painted();
    await waitAt('/transactions?transfer=1', element);
    expect(screen.getByText('The outline of the history')).toBe(element);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('says so at any other address', async () => {
    await waitAt('/dashboard', painted());
    expect(screen.getByRole('heading', { level: 1, name: 'Just a minute, please!' })).toBeVisible();
    expect(screen.queryByText('The outline of the history')).toBeNull();
  });

  test('says that it takes longer once somebody wonders (ERR-06)', async () => {
    vi.useFakeTimers();
    await waitAt('/transactions', painted());
    act(() => void vi.advanceTimersByTime(longWait));
    expect(screen.getByRole('heading', { level: 1, name: 'Just a minute, please!' })).toBeVisible();
    expect(screen.getByRole('status').textContent).toContain('longer');
  });
});
