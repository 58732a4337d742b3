import type { User } from '#contract/account/account.ts';
import type { SessionEvent } from './sessionMachine.ts';

/** Who the session and a conversation each think is there. */
export type Met = {
  readonly status: 'undetermined' | 'signedIn' | 'signedOut';
  readonly user?: User | undefined;
  readonly guide: {
    readonly userId?: string | undefined;
    /** Signed in within the conversation. */
    readonly entered?: User | undefined;
    /** Registered within the conversation. */
    readonly email?: string | undefined;
    /** Asked for what other pages of their own may answer: to sign in, or for an e-mail. */
    readonly isAskedWho: boolean;
  };
};

export type Meeting =
  | { readonly kind: 'tellSession'; readonly event: SessionEvent }
  | { readonly kind: 'tellGuide'; readonly userId: string }
  /** To the sign-in page, and back to the conversation. */
  | { readonly kind: 'leadToSignIn' }
  /** Whoever answers on another page comes back to the quote. */
  | { readonly kind: 'keepWayBack' };

/** What is told to whom after a change, so that the session and the conversation are about the same person. */
export function meet(before: Met | undefined, now: Met): readonly Meeting[] {
  const { user, guide } = now;
  const meetings: Meeting[] = [];
  if (guide.entered && guide.entered !== before?.guide.entered) {
    meetings.push({ kind: 'tellSession', event: { type: 'signed.in', user: guide.entered } });
  }
  if (user && guide.userId === undefined) meetings.push({ kind: 'tellGuide', userId: user.id });
  if (isLost(now) && !(before && isLost(before)) && !isEntering(before, now)) meetings.push({ kind: 'leadToSignIn' });
  if (guide.isAskedWho && !before?.guide.isAskedWho) meetings.push({ kind: 'keepWayBack' });
  if (guide.email && user?.hasEmail === false) {
    const known = { ...user, username: guide.email, hasEmail: true };
    meetings.push({ kind: 'tellSession', event: { type: 'user.refreshed', user: known } });
  }
  return meetings;
}

/** The conversation is somebody’s, and nobody is signed in. */
const isLost = ({ status, guide }: Met): boolean => status === 'signedOut' && guide.userId !== undefined;

/** Who signs in within the conversation is known there first; whose session was there already has lost it. */
const isEntering = (before: Met | undefined, { guide }: Met): boolean =>
  guide.entered !== undefined && before?.status !== 'signedIn';

type OnScreens = {
  readonly userId: string | undefined;
  readonly flow: { readonly userId?: string | undefined; readonly isAskedToSignIn: boolean };
};

type OnScreensMeeting =
  | Extract<Meeting, { kind: 'keepWayBack' }>
  | { readonly kind: 'tellFlow'; readonly userId: string };

/**
 * What sending money is told of who is there (D-13). Whoever was signed in before their session ended is known to it
 * already, and is waited for all the same.
 */
export function meetOnScreens({ userId, flow }: OnScreens): OnScreensMeeting | undefined {
  const isAwaited = flow.isAskedToSignIn || flow.userId === undefined;
  if (userId !== undefined) return isAwaited ? { kind: 'tellFlow', userId } : undefined;
  return flow.isAskedToSignIn ? { kind: 'keepWayBack' } : undefined;
}
