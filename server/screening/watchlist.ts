/** One listed person; `aliases` are names they also use. */
export type WatchlistEntry = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly aliases?: readonly { readonly firstName: string; readonly lastName: string }[];
};

/** Invented people, so that screening can be tried; an operator with a contract puts a real list in their place. */
export const sampleWatchlist: readonly WatchlistEntry[] = [
  { id: 'SAMPLE-01', firstName: 'Viktor', lastName: 'Zagorin' },
  {
    id: 'SAMPLE-02',
    firstName: 'Baraka',
    lastName: 'Omondiville',
    aliases: [{ firstName: 'Barack', lastName: 'Omondeville' }],
  },
  { id: 'SAMPLE-03', firstName: 'Hélène', lastName: 'Trouvère' },
  { id: 'SAMPLE-04', firstName: 'Ignatius', lastName: 'Quartermain' },
  { id: 'SAMPLE-05', firstName: 'Salomé', lastName: 'Vandermeulen' },
  { id: 'SAMPLE-06', firstName: 'Tchakounté', lastName: 'Blacklisted' },
  { id: 'SAMPLE-07', firstName: 'Oluwadamilare', lastName: 'Sanctionson' },
  { id: 'SAMPLE-08', firstName: 'Mwangaza', lastName: 'Embargo' },
];
