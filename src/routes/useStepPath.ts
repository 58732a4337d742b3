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
    const { isOpening, hasMoved } = browserMove.look(pathname);
    if (pathname === wantedPath) {
      if (wanted.includes('?') && wanted !== `${pathname}${search}`) void navigate(wanted, { replace: true });
      return;
    }
    if (browserMove.isUnderWayTo(wantedPath)) return;

    const asked = stepsOf(pathOf).find((candidate) => pathnameOf(pathOf[candidate]) === pathname);
    if (hasMoved && asked && reopen(asked)) return;
    browserMove.setOutFor(wantedPath);
    // An address that was never shown is not one to come back to.
    void navigate(wanted, { replace: isOpening });
  });
}

/** Tells Back, Forward and links from our own changes of address, which are drawn some renders after they are asked. */
function useBrowserMove() {
  // A Back so quick that the address it leaves was never drawn gives React Router nothing to tell.
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const known = useRef<Known>({ drawn: undefined, underWay: [], hasPopped: false });
  useEffect(() => {
    const pop = () => {
      known.current = { ...known.current, hasPopped: true };
      lookAgain();
    };
    window.addEventListener('popstate', pop);
    return () => window.removeEventListener('popstate', pop);
  }, []);

  return {
    look(pathname: string) {
      const { drawn, underWay, hasPopped } = known.current;
      const ours = hasPopped ? -1 : underWay.indexOf(pathname);
      const isStill = pathname === drawn && !hasPopped;
      const stillUnderWay = isStill ? underWay : ours < 0 ? [] : underWay.slice(ours + 1);
      known.current = { drawn: pathname, underWay: stillUnderWay, hasPopped: false };
      return { isOpening: drawn === undefined, hasMoved: !isStill && ours < 0 };
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
};

const pathnameOf = (address: string): string => address.split('?')[0] ?? address;
const stepsOf = <Step extends string>(pathOf: Readonly<Record<Step, string>>) => Object.keys(pathOf) as Step[];
