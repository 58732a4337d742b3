import { resolve } from 'node:path';
import { createFilter } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import pages from '../../vite.config.ts';
import { everyJudgeLoads } from './everyJudgeLoads.ts';

/** The tests near what is changed, by globs with a space between; running all there are for each change takes hours. */
const near = process.env.STRYKER_TESTS?.split(' ').filter(Boolean) ?? ['{domain,contract,src/machines}/**/*.test.ts'];

/** Exploring machines takes long, and only says something about machines. */
const walks = process.env.STRYKER_WALKS ? ['tests/paths/*.test.ts'] : [];

/** Those that mock a module load everything anew; the others keep nothing between files, and share what they load. */
const alone = process.env.STRYKER_ALONE?.split(' ').filter(Boolean) ?? [];

const include = [...near, ...walks];

const root = resolve(import.meta.dirname, '../..');

/** In the order they are named: the first that notices a break ends its run, so whoever names them puts quick ones first. */
class AsNamed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const named = [...include, ...alone].map((glob) => createFilter(glob, null, { resolve: root }));
    const rank = ({ moduleId }: TestSpecification) => named.findIndex((isOne) => isOne(moduleId));
    return files.toSorted((one, other) => rank(one) - rank(other));
  }
}

const tests = defineConfig({
  root,
  test: {
    sequence: { sequencer: AsNamed },
    reporters: ['default', everyJudgeLoads],
    // A busy machine fails no test of the sound sources.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    setupFiles: ['tests/setup/quickProperties.ts'],
    // Of a machine it runs the reviewed list, which knows what a walk cannot.
    env: { PATHS_SHAPE: 'none' },
    globalSetup: near.some((glob) => glob.startsWith('tests/api/')) ? 'tests/setup/databaseTemplate.ts' : [],
    projects: [
      {
        extends: true,
        test: { name: 'node', isolate: false, include, exclude: ['**/*.test.tsx', '**/node_modules/**', ...alone] },
      },
      { extends: true, test: { name: 'alone', include: alone, exclude: ['**/*.test.tsx', '**/node_modules/**'] } },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'jsdom',
          include: [...include, ...alone].filter((glob) => glob.includes('tsx')),
          exclude: ['**/*.test.ts', '**/node_modules/**'],
          setupFiles: ['tests/setup/quickProperties.ts', 'tests/setup/jsdom.ts'],
        },
      },
    ],
  },
});

/** The tests StrykerJS runs against each change of a rule; `docs/path-testing.md` says how to start it. */
export default mergeConfig(pages, tests);
