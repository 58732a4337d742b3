import { changePasswordMachine } from '#src/machines/change-password/changePasswordMachine.ts';
import { editProfileMachine } from '#src/machines/edit-profile/editProfileMachine.ts';
import { handOverMachine } from '#src/machines/hand-over/handOverMachine.ts';
import { secondFactorMachine } from '#src/machines/second-factor/secondFactorMachine.ts';
import { changePasswordServices, editProfileServices } from '#src/services/accountServices.ts';
import { secondFactorServices } from '#src/services/factorServices.ts';
import { handOverServices } from '#src/services/handOverServices.ts';
import { freshSignIn } from './freshSignIn.ts';

/** What a person changes of themselves, with the real work behind its ports. */
export const editProfileFlow = editProfileMachine.provide({ actors: { ...editProfileServices, freshSignIn } });
export const changePasswordFlow = changePasswordMachine.provide({ actors: changePasswordServices });
export const secondFactorFlow = secondFactorMachine.provide({ actors: { ...secondFactorServices, freshSignIn } });
export const handOverFlow = handOverMachine.provide({ actors: handOverServices });
