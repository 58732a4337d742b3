import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Seconds of patience for tests that talk to a database or a browser on a busy machine. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['en-US', 'fr-FR'] }), enforce: 'pre' }],
  build: { outDir: 'dist', sourcemap: false, target: 'es2022' },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{domain,contract,server,sandbox,bench,scripts}/**/*.test.ts',
            'src/**/*.test.ts',
            'tests/*.test.ts',
          ],
        },
      },
      { extends: true, test: { name: 'paths', include: ['tests/paths/**/*.test.ts'], ...patient } },
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
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          // About PostgreSQL's own statements.
          exclude: ['tests/api/preparedStatements.test.ts'],
          globalSetup: 'tests/setup/databaseTemplate.ts',
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'api on postgres',
          include: ['tests/api/**/*.test.ts'],
          // About the embedded database itself.
          exclude: ['tests/api/embeddedDatabase.test.ts'],
          env: { TEST_ON_POSTGRES: '1' },
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/setup/databaseTemplate.ts', 'tests/setup/builtPages.ts'],
          fileParallelism: false,
          ...patient,
        },
      },
    ],
  },
});
