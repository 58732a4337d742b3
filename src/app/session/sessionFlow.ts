import { checkSessionMachine } from '#src/machines/session/checkSessionMachine.ts';
import { sessionMachine } from '#src/machines/session/sessionMachine.ts';
import { sessionServices } from '#src/services/session/sessionServices.ts';

const { readSession, signOut, dropSession } = sessionServices;

/** Who is using the product, asked of the server. */
export const sessionFlow = sessionMachine.provide({
  actors: { checkSession: checkSessionMachine.provide({ actors: { readSession } }), signOut, dropSession },
});
