import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Names the tests that passed only when tried again, above the summary: each is a defect of the test or of the page. */
export class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests('passed')]);
    const retried = tests.filter((test) => test.diagnostic()?.flaky);
    if (retried.length === 0) return;
    process.stdout.write(`\nPassed only when tried again:\n${retried.map(lineOf).join('\n')}\n`);
  }
}

const lineOf = (test: TestCase): string => `  ${test.module.relativeModuleId}: ${test.fullName}`;
