import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import { AssertionRecord } from './tests/setup/assertionRecord.ts';
import { Outcomes } from './tests/setup/outcomes.ts';
import pages from './vite.config.ts';

/** Seconds of patience for tests that talk to a database or a browser on a busy machine. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

/** Browsers look at pages, not at databases: where there is a PostgreSQL they get it, as it takes a third of the work. */
const databaseOfBrowsers = process.env.TEST_DATABASE_URL
  ? { env: { TEST_ON_POSTGRES: '1' }, globalSetup: 'tests/setup/postgresTemplate.ts' }
  : { env: {}, globalSetup: 'tests/setup/databaseTemplate.ts' };

/** What this commit does not draw of the browser's tests (`scripts/testsLeftOut.ts`). */
const leftOut = (process.env.TESTS_LEFT_OUT ?? '').split(',').filter(Boolean);

/** Tests of the API whose answer a database could change: transactions, several at once, sums, what stays after an end. */
const dependentOnDatabase = [
  'duplicates',
  'embeddedDatabase',
  'floats',
  'kernel',
  'ledger',
  'reconciliation',
  'transfers',
];

const tests = defineConfig({
  test: {
    reporters: [new Outcomes(), new AssertionRecord(), 'default'],
    setupFiles: ['tests/setup/propertySeed.ts'],
    // Most tests wait for a database, a company or a page: with a file for each core, 40 % of two cores were idle.
    maxWorkers: availableParallelism() + 1,
    // Without `isolate` where nothing is kept between files: loading it all takes a fifth of a run. A worker is kept only
    // for the next file of the same project, so these projects run one after another, by `groupOrder`.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: 20_000,
          include: [
            '{domain,contract,server,sandbox,bench,scripts}/**/*.test.ts',
            'src/**/*.test.ts',
            'tests/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'paths',
          include: ['tests/paths/**/*.test.ts'],
          isolate: false,
          sequence: { groupOrder: 1 },
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'tests/paths/**/*.test.tsx'],
          setupFiles: ['tests/setup/jsdom.ts'],
          ...patient,
        },
      },
      {
        // `npm run paths`: thousands of walks draw what senders get, in half the time.
        extends: true,
        oxc: { jsx: { development: false } },
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['tests/paths/screens/**/*.test.tsx'],
          env: { NODE_ENV: 'production' },
          setupFiles: ['tests/setup/productionReact.ts', 'tests/setup/jsdom.ts'],
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          isolate: false,
          sequence: { groupOrder: 2 },
          // About PostgreSQL's own statements.
          exclude: ['preparedStatements', 'growingTables', 'growth', 'statementsOfATransfer'].map(
            (name) => `tests/api/${name}.test.ts`,
          ),
          globalSetup: 'tests/setup/databaseTemplate.ts',
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'api on postgres',
          include: ['tests/api/**/*.test.ts'],
          isolate: false,
          sequence: { groupOrder: 3 },
          // About the embedded database itself.
          exclude: ['tests/api/embeddedDatabase.test.ts'],
          env: { TEST_ON_POSTGRES: '1' },
          globalSetup: 'tests/setup/postgresTemplate.ts',
          ...patient,
        },
      },
      {
        // With PostgreSQL at hand: what depends on the database, again on the embedded one (docs/decisions/044).
        extends: true,
        test: {
          name: 'embedded',
          include: dependentOnDatabase.map((name) => `tests/api/${name}.test.ts`),
          isolate: false,
          sequence: { groupOrder: 2 },
          globalSetup: 'tests/setup/databaseTemplate.ts',
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          exclude: ['tests/browser/tours/**', ...leftOut],
          isolate: false,
          env: databaseOfBrowsers.env,
          globalSetup: [databaseOfBrowsers.globalSetup, 'tests/setup/builtPages.ts'],
          retry: 1,
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'tours',
          include: ['tests/browser/tours/**/*.test.ts'],
          exclude: leftOut,
          isolate: false,
          env: databaseOfBrowsers.env,
          globalSetup: [databaseOfBrowsers.globalSetup, 'tests/setup/touredPages.ts'],
          // A report tells of the first try.
          retry: process.env.PATHS_RUN ? 0 : 1,
          ...patient,
        },
      },
    ],
  },
});

/** Tests see the sources as the pages are built from them. */
export default mergeConfig(pages, tests);
