import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { money } from '#domain/money/money.ts';
import { enterSend, startDraft } from '#domain/quote/draft.ts';
import { competitorsFixture } from '#tests/fixtures/landingFixture.tsx';
import { exchangeFixture, servicesFixture } from '#tests/fixtures/priceFixture.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import type { LoadCompetitorRates } from '../../quote/useCompetitorRates.ts';
import { Comparison } from './Comparison.tsx';
import { landingView } from './landingView.ts';

const exchange = exchangeFixture({ base: 'GBP', target: 'XAF' }, '780');
const pair = { services: servicesFixture({ base: 'GBP', countryCode: 'CM' }), isDown: false };

const viewOf = (pounds: number) => {
  const draft = { ...enterSend(startDraft('GB'), money('GBP', pounds * 100)), exchangeRate: '780' as const };
  return landingView({ draft: enterSend(draft, money('GBP', pounds * 100)), pair, exchange });
};

const load = vi.fn<LoadCompetitorRates>();
const settles = () => act(() => vi.advanceTimersByTimeAsync(500));
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const names = () => rows().map((row) => within(row).getByRole('rowheader').textContent);

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

function Changing() {
  const [pounds, setPounds] = useState(100);
  return (
    <>
      <button type="button" onClick={() => setPounds(pounds + 10)}>
        more
      </button>
      <Comparison view={viewOf(pounds)} load={load} />
    </>
  );
}

describe('the comparison', () => {
  test.each([
    ['en', 'Rate history'],
    ['fr', 'Historique des taux'],
  ] as const)('leads in %s to what the rate was before (peers 6)', (language, name) => {
    load.mockResolvedValue(competitorsFixture([1, 2, 3]));
    renderScreen(<Comparison view={viewOf(100)} load={load} />, { language });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(/\/rates(\?|$)/));
  });

  test('asks with what leaves the visitor’s own account, in their corridor (LAN-13, D-105)', async () => {
    load.mockResolvedValue(competitorsFixture([1, 2, 3]));
    renderScreen(<Comparison view={viewOf(100)} load={load} />);
    expect(load).not.toHaveBeenCalled();
    await settles();
    expect(load).toHaveBeenCalledExactlyOnceWith({ base: 'GBP', target: 'XAF', amount: '102.19' });
  });

  test('puts a cheaper competitor above us, under no name (LAN-13, D-105)', async () => {
    load.mockResolvedValue(competitorsFixture([77_000, 79_500, 60_000]));
    renderScreen(<Comparison view={viewOf(100)} load={load} />);
    await settles();
    expect(names()).toEqual([
      expect.stringMatching(/^Service B/),
      expect.stringMatching(/^Sawa/),
      expect.stringMatching(/^Service A/),
      expect.stringMatching(/^Service C/),
    ]);
    expect(rows()[0]).toHaveTextContent(/79,500.*the most/);
    expect(rows()[1]).toHaveTextContent(/£2\.19.*780.*78,000 XAF.*1,500 XAF less/);
  });

  test('dates each price and says who saw it (LAN-13, D-105)', async () => {
    load.mockResolvedValue(competitorsFixture([1, 2, 3]));
    renderScreen(<Comparison view={viewOf(100)} load={load} />);
    await settles();
    for (const row of rows()) expect(row).toHaveTextContent(/(Pricewatch|our own rate), \d{1,2}:\d\d/);
  });

  test('keeps four rows while it waits, and fills in no stored figure (D-105)', async () => {
    load.mockReturnValue(new Promise(() => {}));
    renderScreen(<Comparison view={viewOf(100)} load={load} />);
    await settles();
    expect(rows()).toHaveLength(4);
    expect(screen.getByRole('table')).not.toHaveTextContent(/\d/);
    expect(screen.getByRole('table', { name: /Checking what others deliver/ })).toBeVisible();
  });

  test('says when the call fails, with no figure, and asks again when told (D-105)', async () => {
    load.mockRejectedValueOnce(new Error('silence')).mockResolvedValue(competitorsFixture([1, 2, 3]));
    renderScreen(<Comparison view={viewOf(100)} load={load} />);
    await settles();
    expect(screen.getByText(/couldn’t get today’s prices.*aren’t showing any/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settles();
    expect(rows()).toHaveLength(4);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('forgets another amount’s figures at once, and asks when the typing stops (D-105)', async () => {
    load.mockResolvedValue(competitorsFixture([1, 2, 3]));
    renderScreen(<Changing />);
    await settles();
    expect(names()[0]).toMatch(/^Sawa/);
    for (const _key of [1, 2, 3]) fireEvent.click(screen.getByRole('button', { name: 'more' }));
    expect(screen.getByRole('table')).not.toHaveTextContent(/\d/);
    await settles();
    expect(load).toHaveBeenCalledTimes(2);
    expect(load.mock.calls[1]?.[0]).toMatchObject({ base: 'GBP', target: 'XAF' });
  });

  test('says that there is no rate of ours to compare, and asks for one when told (D-105)', async () => {
    const askForRate = vi.fn<() => void>();
    renderScreen(<Comparison view={viewOf(49)} load={load} askForRate={askForRate} />);
    await settles();
    expect(screen.getByText(/no rate for this pair right now/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(askForRate).toHaveBeenCalledOnce();
  });

  test('compares nothing under the least the page takes', async () => {
    renderScreen(<Comparison view={viewOf(49)} load={load} />);
    await settles();
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByText(/Enter an amount in the calculator/)).toBeVisible();
  });
});
