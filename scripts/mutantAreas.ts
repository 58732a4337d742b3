export type MutantArea = {
  readonly name: string;
  /** What is broken, as globs. */
  readonly mutate: readonly string[];
  /** The committed tests that judge it, as globs, the quickest first: those that say something about it and answer soon. */
  readonly tests: readonly string[];
  /** Whether its tests mock modules or draw pages, so that each file needs its modules anew. */
  readonly isolate: boolean;
};

/** They answer at once, where tests of the guide's page wait for what a break keeps from coming. */
const conversations = 'tests/conversations.test.ts';

export const mutantAreas: readonly MutantArea[] = [
  {
    name: 'src/machines',
    mutate: ['src/machines/**/*.ts'],
    tests: ['src/machines/**/*.test.ts', 'tests/paths/*.test.ts'],
    isolate: false,
  },
  {
    name: 'src/dialogue',
    mutate: ['src/dialogue/**/*.ts'],
    tests: [
      'src/dialogue/*.test.ts',
      'src/dialogue/**/*.test.ts',
      'tests/paths/{dialogue,safeguard,yesQuestions}.test.ts',
      conversations,
    ],
    isolate: true,
  },
  {
    name: 'src/understanding',
    mutate: ['src/understanding/**/*.ts'],
    tests: [
      'src/understanding/vocabularies.test.ts',
      'src/understanding/**/!(sumRoundTrip|anyUtterance|readings).test.ts',
      'src/understanding/readings.test.ts',
      'src/understanding/**/*.test.ts',
    ],
    isolate: false,
  },
  {
    name: 'src/services',
    mutate: ['src/services/**/*.ts'],
    tests: ['src/services/**/*.test.ts'],
    isolate: true,
  },
];
