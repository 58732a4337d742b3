/** Lists that authorities publish and whose people we may not pay or be paid by: where we take money, and the UN's. */
export const publishedLists = ['UK', 'EU', 'UN', 'CA'] as const;
export type PublishedList = (typeof publishedLists)[number];

/** What people are screened against: published lists, or the sandbox's invented people. */
export type WatchlistName = PublishedList | 'SAMPLE';

type Facts = {
  readonly title: string;
  /** Where an operator fetches it. */
  readonly source: string;
  /** Fewer people than this is a part of it, or another file: about half of what it held in October 2026. */
  readonly plausiblePeople: number;
};

export const watchlistFacts: Readonly<Record<PublishedList, Facts>> = {
  UK: {
    title: 'UK Sanctions List',
    source: 'https://sanctionslist.fcdo.gov.uk/docs/UK-Sanctions-List.xml',
    plausiblePeople: 2_000,
  },
  EU: {
    title: 'EU consolidated financial sanctions (FSF 1.1)',
    source: 'https://webgate.ec.europa.eu/fsd/fsf',
    plausiblePeople: 2_000,
  },
  UN: {
    title: 'UN Security Council consolidated list',
    source: 'https://scsanctions.un.org/resources/xml/en/consolidated.xml',
    plausiblePeople: 350,
  },
  CA: {
    title: 'Canada, Special Economic Measures Act',
    source:
      'https://www.international.gc.ca/world-monde/assets/office_docs/international_relations-relations_internationales/sanctions/sema-lmes.xml',
    plausiblePeople: 1_500,
  },
};

/** Days after which a list has to be fetched again: authorities change theirs several times a week. */
export const watchlistMaxAgeDays = 7;

/** A list that shrinks by more, in hundredths, takes two operators. */
export const shrinkingTakesTwoPercent = 10;
