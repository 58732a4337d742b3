import type { ReportPath } from '../reportData.ts';

/** What a path lights up on the chart when its first steps are walked. */
export type LitPath = {
  /** Where it stands now. */
  readonly at: number;
  readonly states: ReadonlySet<number>;
  readonly taken: ReadonlySet<number>;
  /** Taken by the very step looked at; nothing at the start, and nothing when a step was in vain. */
  readonly now: ReadonlySet<number>;
};

export function litPath({ startsIn, steps }: ReportPath, step: number): LitPath {
  const walked = steps.slice(0, step);
  return {
    at: walked.at(-1)?.to ?? startsIn,
    states: new Set([startsIn, ...walked.map(({ to }) => to)]),
    taken: new Set(walked.flatMap(({ taken }) => taken)),
    now: new Set(walked.at(-1)?.taken),
  };
}
