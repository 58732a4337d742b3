export type MutantArea = {
  readonly name: string;
  /** What is broken, as globs. */
  readonly mutate: readonly string[];
  /** The committed tests that judge it, as globs, the quickest first: those that say something about it and answer soon. */
  readonly tests: readonly string[];
  /** Those of them, and more, that mock modules or draw pages, so that each file needs its modules anew: they take longest. */
  readonly alone: readonly string[];
};

/** They answer at once, where tests of the guide's page wait for what a break keeps from coming. */
const conversations = 'tests/conversations.test.ts';

/** What the server answers, with its database: those that come furthest of those that need nothing of the machine. */
const api = [...['transfers', 'payouts', 'recipients', 'quotes', 'promos', 'registration', 'sessions', 'profile']].map(
  (name) => `tests/api/${name}.test.ts`,
);

export const mutantAreas: readonly MutantArea[] = [
  { name: 'domain', mutate: ['domain/**/*.ts'], tests: ['domain/**/*.test.ts'], alone: [] },
  {
    name: 'contract',
    mutate: ['contract/**/*.ts'],
    tests: ['contract/**/*.test.ts'],
    alone: [],
  },
  {
    name: 'src/machines',
    mutate: ['src/machines/**/*.ts'],
    tests: ['src/machines/**/*.test.ts', 'tests/paths/*.test.ts'],
    alone: [],
  },
  {
    name: 'src/dialogue',
    mutate: ['src/dialogue/**/*.ts'],
    tests: [
      'src/dialogue/*.test.ts',
      'src/dialogue/**/*.test.ts',
      'tests/paths/{dialogue,safeguard,yesQuestions}.test.ts',
    ],
    alone: ['src/dialogue/account/limitsAnswer.test.ts', 'src/dialogue/times.test.ts', conversations],
  },
  {
    name: 'src/understanding',
    mutate: ['src/understanding/**/*.ts'],
    tests: [
      'src/understanding/vocabularies.test.ts',
      'src/understanding/**/!(sumRoundTrip|anyUtterance|readings|edges).test.ts',
      'src/understanding/edges.test.ts',
      'src/understanding/readings.test.ts',
      'src/understanding/**/*.test.ts',
    ],
    alone: [],
  },
  {
    name: 'src/services',
    mutate: ['src/services/**/*.ts'],
    tests: [],
    alone: ['src/services/http/everyCall.test.ts', 'src/services/**/*.test.ts', 'src/services/**/*.test.tsx'],
  },
  {
    name: 'src/ui/screens',
    mutate: ['src/ui/screens/**/*.{ts,tsx}'],
    tests: [],
    alone: ['src/ui/screens/**/*.test.ts', 'src/ui/screens/**/*.test.tsx'],
  },
  {
    name: 'server',
    mutate: ['server/**/*.ts'],
    tests: ['server/**/*.test.ts', ...api],
    alone: [],
  },
];
