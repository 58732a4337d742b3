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
  /** The address the machine and the browser last agreed on; none when the flow is opened. */
  const settledPath = useRef<string>(undefined);

  // A Back so quick that the address it leaves was never drawn gives React Router nothing to tell.
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    window.addEventListener('popstate', lookAgain);
    return () => window.removeEventListener('popstate', lookAgain);
  }, []);

  useEffect(() => {
    if (!step || !pathOf) return;
    const wanted = pathOf[step];
    const isOpening = settledPath.current === undefined;
    const browserMoved = pathname !== settledPath.current;
    settledPath.current = pathname;
    if (pathname === pathnameOf(wanted)) {
      if (wanted.includes('?') && wanted !== `${pathname}${search}`) void navigate(wanted, { replace: true });
      return;
    }

    const asked = stepsOf(pathOf).find((candidate) => pathnameOf(pathOf[candidate]) === pathname);
    if (browserMoved && asked && reopen(asked)) return;
    settledPath.current = pathnameOf(wanted);
    // An address that was never shown is not one to come back to.
    void navigate(wanted, { replace: isOpening });
  });
}

const pathnameOf = (address: string): string => address.split('?')[0] ?? address;
const stepsOf = <Step extends string>(pathOf: Readonly<Record<Step, string>>) => Object.keys(pathOf) as Step[];
