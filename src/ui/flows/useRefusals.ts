import { useMemo, useState } from 'react';
import type { FieldProblem } from '../controls/ErrorSummary.tsx';

const none: readonly FieldProblem[] = [];

/**
 * What is wrong with a form's fields: what the page itself found at the last press, or else what the server answered.
 * `answered` must stay the same array until the next answer, because a new one takes focus.
 */
export function useRefusals(answered: readonly FieldProblem[] = none) {
  const [found, setFound] = useState(none);
  const problems = found.length > 0 ? found : answered;
  return {
    problems,
    /** All a form needs that is too short for a summary: where the focus goes. */
    firstProblem: useMemo(() => problems.slice(0, 1), [problems]),
    errorOf: (field: string): string | undefined => problems.find((problem) => problem.field === field)?.text,
    /** True when there was something to refuse; nothing found makes way for the server's answer. */
    refuse(problemsNow: readonly FieldProblem[]): boolean {
      setFound(problemsNow.length > 0 ? problemsNow : none);
      return problemsNow.length > 0;
    },
  };
}
