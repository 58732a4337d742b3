import { freshSignInMachine } from '#src/machines/fresh-sign-in/freshSignInMachine.ts';
import { freshSignInServices } from '#src/services/accountServices.ts';

/** The password once more, for any flow the server asks it of (D-120). */
export const freshSignIn = freshSignInMachine.provide({ actors: freshSignInServices });
