import type { Reporter, TestModule } from 'vitest/node';

/**
 * A test file that cannot be loaded has no test that failed, so StrykerJS takes it for one that noticed nothing. With the
 * error thrown here Vitest reports the whole run as broken: a break that keeps a judge from loading is noticed, and of
 * sound sources nothing is measured until every judge loads.
 */
export const everyJudgeLoads: Reporter = {
  onTestModuleEnd(judge: Pick<TestModule, 'moduleId' | 'errors'>) {
    const [error] = judge.errors();
    if (error) throw new Error(`${judge.moduleId} cannot be loaded: ${error.message}`);
  },
};
