import type { WatchlistEntry } from './watchlistEntry.ts';

/** Invented people, so that screening can be tried in the sandbox. */
export const sampleWatchlist: readonly WatchlistEntry[] = [
  { id: 'SAMPLE-01', names: [{ given: 'Viktor', family: 'Zagorin' }], born: ['1961-04-03'] },
  {
    id: 'SAMPLE-02',
    names: [
      { given: 'Baraka', family: 'Omondiville' },
      { given: 'Barack', family: 'Omondeville' },
    ],
    born: [],
  },
  { id: 'SAMPLE-03', names: [{ given: 'Hélène', family: 'Trouvère' }], born: ['1970'] },
  { id: 'SAMPLE-04', names: [{ given: 'Ignatius', family: 'Quartermain' }], born: [] },
  { id: 'SAMPLE-05', names: [{ given: 'Salomé', family: 'Vandermeulen' }], born: [] },
  { id: 'SAMPLE-06', names: [{ given: 'Tchakounté', family: 'Blacklisted' }], born: [] },
  { id: 'SAMPLE-07', names: [{ given: 'Oluwadamilare', family: 'Sanctionson' }], born: [] },
  { id: 'SAMPLE-08', names: [{ given: 'Mwangaza', family: 'Embargo' }], born: [] },
];
