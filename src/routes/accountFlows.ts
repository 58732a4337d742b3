import { confirmCodeMachine } from '#src/machines/confirm-code/confirmCodeMachine.ts';
import { registerEmailMachine } from '#src/machines/register-email/registerEmailMachine.ts';
import { resetPasswordMachine } from '#src/machines/reset-password/resetPasswordMachine.ts';
import { signInMachine } from '#src/machines/sign-in/signInMachine.ts';
import { signUpMachine } from '#src/machines/sign-up/signUpMachine.ts';
import {
  registerEmailServices,
  resetPasswordServices,
  signInServices,
  signUpServices,
} from '#src/services/accountServices.ts';
import { confirmCodeServices } from '#src/services/confirmCodeServices.ts';
import { factorSignInServices } from '#src/services/factorServices.ts';
import { freshSignIn } from './freshSignIn.ts';

/** The flows of a person's account, with the real work behind their ports. */
export const confirmCodeFlow = confirmCodeMachine.provide({ actors: confirmCodeServices });

export const signInFlow = signInMachine.provide({
  actors: { ...signInServices, ...factorSignInServices },
});

export const signUpFlow = signUpMachine.provide({ actors: { ...signUpServices, confirmCode: confirmCodeFlow } });

export const resetPasswordFlow = resetPasswordMachine.provide({
  actors: { ...resetPasswordServices, confirmCode: confirmCodeFlow },
});

export const registerEmailFlow = registerEmailMachine.provide({
  actors: { ...registerEmailServices, confirmCode: confirmCodeFlow, freshSignIn },
});
