import { confirmCodeMachine } from '#src/machines/account/confirm-code/confirmCodeMachine.ts';
import { registerEmailMachine } from '#src/machines/account/register-email/registerEmailMachine.ts';
import { resetPasswordMachine } from '#src/machines/account/reset-password/resetPasswordMachine.ts';
import { signInMachine } from '#src/machines/account/sign-in/signInMachine.ts';
import { signUpMachine } from '#src/machines/account/sign-up/signUpMachine.ts';
import {
  registerEmailServices,
  resetPasswordServices,
  signInServices,
  signUpServices,
} from '#src/services/account/accountServices.ts';
import { confirmCodeServices } from '#src/services/account/confirmCodeServices.ts';
import { factorSignInServices } from '#src/services/account/factorServices.ts';
import { reauthentication } from './reauthentication.ts';

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
  actors: { ...registerEmailServices, confirmCode: confirmCodeFlow, reauthentication },
});
