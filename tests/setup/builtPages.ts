import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildIfStale } from '#scripts/buildIfStale.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the pages a browser gets, built from the sources as they are. */
    dist: string;
  }
}

/** The pages browsers are tested on are those `npm start` serves, built once a run. */
export async function setup(project: TestProject) {
  project.provide('dist', await buildIfStale(resolve(import.meta.dirname, '../..')));
}
