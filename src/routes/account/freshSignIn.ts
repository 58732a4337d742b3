import { freshSignInMachine } from '#src/machines/account/fresh-sign-in/freshSignInMachine.ts';
import { currentUserHasFactor, freshSignInServices } from '#src/services/account/factorServices.ts';

/** What the server wants confirmed, for any flow it asks it of (D-120). */
export const freshSignIn = freshSignInMachine.provide({
  actors: freshSignInServices,
  guards: { hasFactor: currentUserHasFactor },
});
