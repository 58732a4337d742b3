import type { TestProject } from 'vitest/node';
import { buildToured } from '#tests/browser/tours/buildToured.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the same pages, with flows that tell what they do. */
    touredDist: string;
  }
}

export async function setup(project: TestProject) {
  project.provide('touredDist', await buildToured());
}
