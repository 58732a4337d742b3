import { useEffect, useReducer, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lookAt, type Moves, noMoves, popped, setOut, watch } from '#src/machines/step-path/stepPath.ts';

type StepPath<Step extends string> = {
  readonly step: Step | undefined;
  /** With its query where the step has one. Left out when the flow lives on one address, as the chat does. */
  readonly pathOf: Readonly<Record<Step, string>> | undefined;
  /** Asks the machine to go back; false when it will not. */
  readonly reopen: (step: Step) => boolean;
};

/** Keeps the address bar on the machine's step. The browser may ask, by Back or by a link; the machine decides. */
export function useStepPath<Step extends string>({ step, pathOf, reopen }: StepPath<Step>): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const known = useRef<Moves>(noMoves);
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);

  useEffect(() => {
    const pop = () => {
      const before = known.current;
      known.current = popped(before, window.location.pathname);
      if (known.current !== before) lookAgain();
    };
    window.addEventListener('popstate', pop);
    return () => window.removeEventListener('popstate', pop);
  }, []);

  useEffect(() => {
    if (!pathOf) return;
    if (!step) {
      known.current = watch(known.current, pathname);
      return;
    }
    const { moves, next } = lookAt(known.current, { pathname, search, step, pathOf });
    known.current = moves;
    if (next.kind === 'stay') return;
    if (next.kind === 'completeQuery') return void navigate(next.to, { replace: true });
    if (next.kind === 'askToReopen' && reopen(next.step)) return;
    const { moves: onTheWay, replaces } = setOut(moves, pathOf[step]);
    known.current = onTheWay;
    void navigate(pathOf[step], { replace: replaces });
  });
}
