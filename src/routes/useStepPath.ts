import { useEffect, useReducer, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

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
  const browserMove = useBrowserMove();

  useEffect(() => {
    if (!step || !pathOf) return;
    const wanted = pathOf[step];
    const wantedPath = pathnameOf(wanted);
    const hasMoved = browserMove.look(pathname);
    if (pathname === wantedPath) {
      browserMove.settle();
      if (wanted.includes('?') && wanted !== `${pathname}${search}`) void navigate(wanted, { replace: true });
      return;
    }
    if (browserMove.isUnderWayTo(wantedPath)) return;

    const asked = stepsOf(pathOf).find((candidate) => pathnameOf(pathOf[candidate]) === pathname);
    if (hasMoved && asked && reopen(asked)) return;
    // An address whose step was not shown, at the opening or after a Back refused, is not one to come back to.
    const replace = !browserMove.isSettled();
    browserMove.setOutFor(wantedPath);
    void navigate(wanted, { replace });
  });
}

/** Tells Back, Forward and links from our own changes of address, which are drawn some renders after they are asked. */
function useBrowserMove() {
  // A Back so quick that the address it leaves was never drawn gives React Router nothing to tell.
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const known = useRef<Known>({ drawn: undefined, underWay: [], hasPopped: false, isSettled: false });
  useEffect(() => {
    const pop = () => {
      const { drawn, underWay } = known.current;
      // Anything else React Router tells itself, and may have told by now.
      if (underWay.length === 0 || window.location.pathname !== drawn) return;
      known.current = { ...known.current, hasPopped: true };
      lookAgain();
    };
    window.addEventListener('popstate', pop);
    return () => window.removeEventListener('popstate', pop);
  }, []);

  return {
    /** Whether the browser went here by itself since the last look. */
    look(pathname: string): boolean {
      const { drawn, underWay, hasPopped, isSettled } = known.current;
      const ours = hasPopped ? -1 : underWay.indexOf(pathname);
      const isStill = pathname === drawn && !hasPopped;
      const stillUnderWay = isStill ? underWay : ours < 0 ? [] : underWay.slice(ours + 1);
      known.current = {
        drawn: pathname,
        underWay: stillUnderWay,
        hasPopped: false,
        isSettled: isStill && isSettled,
      };
      return !isStill && ours < 0;
    },
    isSettled: () => known.current.isSettled,
    settle() {
      known.current = { ...known.current, isSettled: true };
    },
    isUnderWayTo: (pathname: string) => known.current.underWay.at(-1) === pathname,
    setOutFor(pathname: string) {
      known.current = { ...known.current, underWay: [...known.current.underWay, pathname] };
    },
  };
}

type Known = {
  readonly drawn: string | undefined;
  /** Addresses asked for and not drawn yet. */
  readonly underWay: readonly string[];
  readonly hasPopped: boolean;
  /** The address drawn is, or was, that of the step. */
  readonly isSettled: boolean;
};

const pathnameOf = (address: string): string => address.split('?')[0] ?? address;
const stepsOf = <Step extends string>(pathOf: Readonly<Record<Step, string>>) => Object.keys(pathOf) as Step[];
