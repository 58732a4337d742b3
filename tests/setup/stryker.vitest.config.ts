import { resolve } from 'node:path';
import { createFilter } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import pages from '../../vite.config.ts';

/** The tests near what is changed, by globs with a space between; running all there are for each change takes hours. */
const near = process.env.STRYKER_TESTS?.split(' ') ?? ['{domain,contract,src/machines}/**/*.test.ts'];

/** Exploring machines takes long, and only says something about machines. */
const walks = process.env.STRYKER_WALKS ? ['tests/paths/*.test.ts'] : [];

const include = [...near, ...walks];

/** Rules keep nothing between files; what mocks a module or draws a page does. */
const isolate = process.env.STRYKER_ISOLATE === '1';

const root = resolve(import.meta.dirname, '../..');

/** In the order they are named: the first that notices a break ends its run, so whoever names them puts quick ones first. */
class AsNamed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const named = include.map((glob) => createFilter(glob, null, { resolve: root }));
    const rank = ({ moduleId }: TestSpecification) => named.findIndex((isOne) => isOne(moduleId));
    return files.toSorted((one, other) => rank(one) - rank(other));
  }
}

const tests = defineConfig({
  root,
  test: {
    sequence: { sequencer: AsNamed },
    // A busy machine fails no test of the sound sources.
    testTimeout: 90_000,
    setupFiles: ['tests/setup/quickProperties.ts'],
    // Of a machine it runs the reviewed list, which knows what a walk cannot.
    env: { PATHS_SHAPE: 'none' },
    projects: [
      { extends: true, test: { name: 'node', isolate, include, exclude: ['**/*.test.tsx', '**/node_modules/**'] } },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'jsdom',
          include: include.filter((glob) => glob.includes('tsx')),
          exclude: ['**/*.test.ts', '**/node_modules/**'],
          setupFiles: ['tests/setup/quickProperties.ts', 'tests/setup/jsdom.ts'],
        },
      },
    ],
  },
});

/** The tests StrykerJS runs against each change of a rule; `docs/path-testing.md` says how to start it. */
export default mergeConfig(pages, tests);
