/** What is known of the moves between addresses: our own are drawn some renders after they are asked for. */
export type Moves = {
  readonly drawn: string | undefined;
  /** Addresses asked for and not drawn yet, oldest first. */
  readonly underWay: readonly string[];
  /** Where Back or Forward led meanwhile, until it is drawn: it comes last, whatever of ours is drawn before it. */
  readonly poppedTo: string | undefined;
  /** The browser went to the address drawn while the machine was at work, and has not been asked about it. */
  readonly isUnasked: boolean;
  /** The address drawn is, or was, that of the step. */
  readonly isSettled: boolean;
};

export const noMoves: Moves = {
  drawn: undefined,
  underWay: [],
  poppedTo: undefined,
  isUnasked: false,
  isSettled: false,
};

export type Place<Step extends string> = {
  readonly pathname: string;
  /** Begins with `?`; empty without a query. */
  readonly search: string;
  readonly step: Step;
  /** Addresses by step, with their query where they have one. */
  readonly pathOf: Readonly<Record<Step, string>>;
};

/** What is done about the address drawn. An asked step that the machine refuses is `setOut` from. */
export type NextMove<Step extends string> =
  | { readonly kind: 'stay' }
  | { readonly kind: 'completeQuery'; readonly to: string }
  | { readonly kind: 'askToReopen'; readonly step: Step }
  | { readonly kind: 'setOut' };

type Looked<Step extends string> = { readonly moves: Moves; readonly next: NextMove<Step> };

/** Compares the address drawn with the machine's step, and tells Back, Forward and links from our own moves. */
export function lookAt<Step extends string>(before: Moves, place: Place<Step>): Looked<Step> {
  const { pathname, search, step, pathOf } = place;
  const { hasMoved, moves } = drawnAt(before, pathname);
  if (moves.poppedTo !== undefined) return { moves, next: { kind: 'stay' } };
  const wanted = pathOf[step];
  const wantedPath = pathnameOf(wanted);
  if (pathname === wantedPath) {
    const isComplete = !wanted.includes('?') || wanted === `${pathname}${search}`;
    const next = isComplete ? ({ kind: 'stay' } as const) : ({ kind: 'completeQuery', to: wanted } as const);
    return { moves: { ...moves, isSettled: true }, next };
  }
  if (moves.underWay.at(-1) === wantedPath) return { moves, next: { kind: 'stay' } };
  const asked = stepsOf(pathOf).find((candidate) => pathnameOf(pathOf[candidate]) === pathname);
  return { moves, next: hasMoved && asked ? { kind: 'askToReopen', step: asked } : { kind: 'setOut' } };
}

/**
 * While the machine works nothing is decided, but what is drawn is seen: who went somewhere is asked about it
 * afterwards. A page opened or reloaded at work was not gone to from anywhere: its work decides what is shown.
 */
export function watch(before: Moves, pathname: string): Moves {
  const { hasMoved, moves } = drawnAt(before, pathname);
  return { ...moves, isUnasked: hasMoved && before.drawn !== undefined };
}

/** On the way to the step's address. One whose step was not shown, at the opening or after a Back refused, is replaced. */
export function setOut(moves: Moves, wanted: string): { readonly moves: Moves; readonly replaces: boolean } {
  return { moves: { ...moves, underWay: [...moves.underWay, pathnameOf(wanted)] }, replaces: !moves.isSettled };
}

/**
 * The browser went back or forth. React Router tells it, but for an address that is drawn already or that we were on the
 * way to: that would be taken for ours. What is known stays the same where it is told anyhow.
 */
export function popped(moves: Moves, pathname: string): Moves {
  const isUntold = moves.underWay.length > 0 && [moves.drawn, ...moves.underWay].includes(pathname);
  const poppedTo = isUntold ? pathname : undefined;
  return poppedTo === moves.poppedTo ? moves : { ...moves, poppedTo };
}

/** Whether the browser went here by itself since the machine was last asked. */
function drawnAt(before: Moves, pathname: string): { readonly hasMoved: boolean; readonly moves: Moves } {
  const { drawn, underWay, poppedTo, isUnasked } = before;
  if (poppedTo !== undefined && poppedTo !== pathname) return { hasMoved: isUnasked, moves: before };
  if (pathname === drawn && poppedTo === undefined) {
    return { hasMoved: isUnasked, moves: { ...before, isUnasked: false } };
  }
  const ours = poppedTo === pathname ? -1 : underWay.indexOf(pathname);
  const stillUnderWay = ours < 0 ? [] : underWay.slice(ours + 1);
  return { hasMoved: ours < 0, moves: { ...noMoves, drawn: pathname, underWay: stillUnderWay } };
}

const pathnameOf = (address: string): string => address.split('?')[0] ?? address;
const stepsOf = <Step extends string>(pathOf: Readonly<Record<Step, string>>) => Object.keys(pathOf) as Step[];
