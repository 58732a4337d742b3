import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { z } from 'zod';
import { idsMeantIn } from '../requirementIds.ts';

const usualFolder = resolve(import.meta.dirname, '../../reports/assertions');

/** What became of the tests of a file whose names tell a requirement, each when it last ran. */
const record = z.array(z.strictObject({ name: z.string(), isPassed: z.boolean(), ranAt: z.iso.datetime() }));

export type AssertionRun = z.infer<typeof record>[number];

/**
 * Leaves in `reports/assertions`, file by file, which assertions of requirements held when they last ran: the report shows
 * them. A test that was not asked for keeps what became of it before; one that is gone is forgotten.
 */
export class AssertionRecord implements Reporter {
  private readonly folder: string;

  constructor(folder: string = usualFolder) {
    this.folder = folder;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    // Whatever is broken on purpose proves nothing.
    if (process.env.PATHS_MUTANTS) return;
    const ranAt = new Date().toISOString();
    for (const module of modules) this.write(module, ranAt);
  }

  private write(module: TestModule, ranAt: string): void {
    const before = new Map(lastRunOf(module.relativeModuleId, this.folder).map((run) => [run.name, run]));
    const runs = [...module.children.allTests()].filter(namesRequirement).flatMap((test) => {
      const { state } = test.result();
      const kept = before.get(test.fullName);
      if (state === 'passed' || state === 'failed')
        return [{ name: test.fullName, isPassed: state === 'passed', ranAt }];
      return kept ? [kept] : [];
    });
    if (runs.length === 0) return;
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(fileOf(module.relativeModuleId, this.folder), `${JSON.stringify(runs)}\n`);
  }
}

/** What became of the assertions of a test file; nothing where it has not run here. */
export function lastRunOf(file: string, folder: string = usualFolder): readonly AssertionRun[] {
  const kept = fileOf(file, folder);
  return existsSync(kept) ? record.parse(JSON.parse(readFileSync(kept, 'utf8'))) : [];
}

const namesRequirement = ({ fullName }: TestCase): boolean => idsMeantIn(fullName).length > 0;

const fileOf = (file: string, folder: string): string => join(folder, `${file.replaceAll('/', '~')}.json`);
