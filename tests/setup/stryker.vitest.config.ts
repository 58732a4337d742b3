import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests near what is changed, by globs with a space between; running all there are for each change takes hours. */
const near = process.env.STRYKER_TESTS?.split(' ') ?? ['{domain,contract,src/machines}/**/*.test.ts'];

/** Exploring machines takes long, and only says something about machines. */
const walks = process.env.STRYKER_WALKS ? ['tests/paths/*.test.ts'] : [];

/** The tests StrykerJS runs against each change of a rule; `docs/path-testing.md` says how to start it. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  // Rules keep nothing between files. Of a machine it runs the reviewed list, which knows what a walk cannot.
  test: { include: [...near, ...walks], testTimeout: 60_000, isolate: false, env: { PATHS_SHAPE: 'none' } },
});
