import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderInLanguage } from '#tests/setup/renderInLanguage.tsx';
import { PageHeading } from './PageHeading.tsx';

test('the heading names the tab at once, and takes focus only when the reader comes by a link', async () => {
  const user = userEvent.setup();
  renderInLanguage(
    <MemoryRouter initialEntries={[{ pathname: '/', key: 'default' }]}>
      <Link to="/recipient">Next</Link>
      <Routes>
        <Route path="/" element={<PageHeading title="Get a quote" />} />
        <Route path="/recipient" element={<PageHeading title="Recipient" hasErrors />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(document.title).toBe('Get a quote · Sawa');
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Recipient' })).toHaveFocus();
  expect(document.title).toBe('Error: Recipient · Sawa');
});

test('the heading leaves focus alone while only the query changes, as for a dialog over the page', async () => {
  const user = userEvent.setup();
  renderInLanguage(
    <MemoryRouter initialEntries={['/dashboard']}>
      <PageHeading title="Dashboard" />
      <Link to="/dashboard?transfer=t1">Open</Link>
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('link', { name: 'Open' }));
  expect(screen.getByRole('link', { name: 'Open' })).toHaveFocus();
});
