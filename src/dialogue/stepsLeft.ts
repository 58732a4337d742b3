import type { TransferAnswers } from './transferAnswers.ts';

/** What is asked of every sender, in its order; the sender's own case may need more. */
const steps = ['destination', 'method', 'amount', 'account', 'recipient', 'reason', 'review', 'paymentMethod'] as const;
export type Step = (typeof steps)[number];

type Progress = {
  readonly now: TransferAnswers;
  /** The question that is open, and the flow that asks it. */
  readonly asked?: string | undefined;
  readonly flow?: string | undefined;
  readonly isSignedIn: boolean;
  readonly isMade: boolean;
};

const becomingKnown = ['signUp', 'signIn', 'confirmCode'];

/** The steps behind the one that is asked. */
export function stepsLeft({ now, asked, flow = '', isSignedIn, isMade }: Progress): readonly Step[] {
  const names: readonly (string | undefined)[] = steps;
  const here = names.indexOf(asked);
  const isOver = (step: Step) => {
    if (step === 'account') return isSignedIn || becomingKnown.includes(flow);
    if (step === 'review' || step === 'paymentMethod') return flow === 'payTransfer';
    return isMade || now[step] !== undefined;
  };
  return steps.filter((step, place) => place > here && !isOver(step));
}
