import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readCompetitorRates } from '#contract/quote/competitor.ts';
import { competitorsFixture } from '#tests/fixtures/landingFixture.tsx';
import { openProduct, verified } from '#tests/setup/openProduct.tsx';

test.each([
  [
    'en',
    'You send',
    'The same money with other services',
    ['Service B', 'Sawa', 'Service A', 'Service C'],
    /our own rate, \d/,
  ],
  [
    'fr',
    'Vous envoyez',
    'La même somme avec d’autres services',
    ['Prestataire B', 'Sawa', 'Prestataire A', 'Prestataire C'],
    /notre propre taux, \d/,
  ],
] as const)(
  'the quote in %s has the sender’s own amount with others, a cheaper one above us, dated and with its source (peers 5)',
  async (language, send, title, names, ours) => {
    const { sentTo } = await openProduct('/get-quote', {
      user: verified,
      language,
      replies: [[readCompetitorRates, () => competitorsFixture([77_000, 79_500, 60_000])]],
    });
    await waitFor(() => expect(screen.getByRole('textbox', { name: send })).not.toHaveValue(''));
    expect(sentTo(readCompetitorRates)).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: title }));
    await waitFor(() => expect(screen.getByRole('table')).toHaveTextContent('Pricewatch'));
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(
      names.map((name) => expect.stringMatching(new RegExp(`^${name}`))),
    );
    expect(rows[1]).toHaveTextContent(ours);
    for (const row of rows) expect(row).toHaveTextContent(/\d{1,2}:\d\d/);
    expect(sentTo(readCompetitorRates).map(({ params }) => params)).toEqual([{ a: 'GBP', b: 'XAF', c: '102.19' }]);
  },
);
