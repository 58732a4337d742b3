import { fromPromise } from 'xstate';
import type { User } from '#contract/account/account.ts';
import { failureOf } from '#contract/protocol/failure.ts';
import { type CurrentSession, checkSession, type OpenedSession, signOut } from '#contract/session/session.ts';
import { callApi } from '../http/apiClient.ts';
import { queryClient } from '../http/queryClient.ts';
import { forgetSessionKey, keepSessionKey, loadSessionKey } from '../http/sessionKey.ts';
import { endsSession } from '../http/sessionRefusal.ts';
import { actFor, actForNobody, isSomebodySignedIn } from '../http/signedInUser.ts';
import { surroundings } from '../http/surroundings.ts';

/** From here on this browser signs as the person whose session was opened. */
export async function enterSession({ user, signingKey }: OpenedSession): Promise<User> {
  if (signingKey !== undefined) await keepSessionKey(signingKey);
  queryClient.clear();
  actFor(user);
  return user;
}

async function leaveSession(): Promise<void> {
  actForNobody();
  queryClient.clear();
  await surroundings().keys.empty();
}

async function readSession(): Promise<CurrentSession> {
  const key = await loadSessionKey();
  try {
    const read = await callApi(checkSession);
    actFor(read.user);
    return read;
  } catch (error) {
    if (key && endsSession(failureOf(error).code)) await forgetSessionKey(key.id);
    throw error;
  }
}

/** The work behind sessionMachine and its checkSession. */
export const sessionServices = {
  readSession: fromPromise<CurrentSession, void>(readSession),
  /** What was read for somebody goes; where nobody was here nothing does, and the price that is fetched for a visitor comes. */
  dropSession: fromPromise<void, void>(async () => {
    const key = await loadSessionKey();
    if (isSomebodySignedIn()) queryClient.clear();
    actForNobody();
    if (key) await forgetSessionKey(key.id);
  }),
  /** The browser forgets whatever the server says (D-23). */
  signOut: fromPromise<void, void>(async () => {
    try {
      await callApi(signOut);
    } finally {
      await leaveSession();
    }
  }),
};
