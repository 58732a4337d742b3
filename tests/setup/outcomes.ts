import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * Names the tests that passed only when tried again, above the summary: each is a defect of the test or of the page.
 * Leaves the failed ones in `FAILED_TESTS`, a file, for who runs several times and tells them all at the end.
 */
export class Outcomes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const retried = namesOf(modules, 'passed', (test) => test.diagnostic()?.flaky === true);
    if (retried) process.stdout.write(`\nPassed only when tried again:\n${retried}`);
    const file = process.env.FAILED_TESTS;
    if (file) appendFileSync(file, namesOf(modules, 'failed') + modules.map(fallen).join(''));
  }
}

function namesOf(modules: readonly TestModule[], state: 'passed' | 'failed', wanted = (_: TestCase) => true): string {
  const tests = modules.flatMap((module) => [...module.children.allTests(state)]);
  return tests.filter(wanted).map(lineOf).join('');
}

const lineOf = (test: TestCase): string => `  ${test.module.relativeModuleId}: ${test.fullName}\n`;

/** A file that could not be read to its end has no test to name. */
const fallen = (module: TestModule): string =>
  module
    .errors()
    .map(({ message }) => `  ${module.relativeModuleId}: ${message}\n`)
    .join('');
