import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { failureOf } from '#contract/protocol/failure.ts';
import { userQuery } from '#src/services/account/accountQueries.ts';
import { useSession, useSignedInUser } from './sessionContext.ts';

/** Milliseconds a person that was read counts as they are; the session is checked at every address besides (AUT-06). */
const freshFor = 60_000;

/** A service that is silent, or a session that is over, is told elsewhere, and nobody has to leave because of it (D-108). */
const toldElsewhere = ['serviceUnavailable', 'signInRequired', 'hashInvalid'];

/** The person as they are by now, for the session (API-16); whether they can be read at all (SHL-10). */
export function useFreshUser(): { readonly isUnreadable: boolean } {
  const { send } = useSession();
  const { id } = useSignedInUser();
  const { data, dataUpdatedAt, error } = useQuery({ ...userQuery(id), staleTime: freshFor });
  const readBefore = useRef(dataUpdatedAt);
  useEffect(() => {
    // What an earlier page read is older than what the session check has told since.
    if (data?.id !== id || dataUpdatedAt === readBefore.current) return;
    readBefore.current = dataUpdatedAt;
    send({ type: 'user.refreshed', user: data });
  }, [data, dataUpdatedAt, id, send]);
  return { isUnreadable: error !== null && !toldElsewhere.includes(failureOf(error).code) };
}
