import { changePasswordMachine } from '#src/machines/change-password/changePasswordMachine.ts';
import { editProfileMachine } from '#src/machines/edit-profile/editProfileMachine.ts';
import { handOverMachine } from '#src/machines/hand-over/handOverMachine.ts';
import { changePasswordServices, editProfileServices } from '#src/services/accountServices.ts';
import { handOverServices } from '#src/services/handOverServices.ts';
import { freshSignIn } from './freshSignIn.ts';

/** What a person changes of themselves, with the real work behind its ports. */
export const editProfileFlow = editProfileMachine.provide({ actors: { ...editProfileServices, freshSignIn } });
export const changePasswordFlow = changePasswordMachine.provide({ actors: changePasswordServices });
export const handOverFlow = handOverMachine.provide({ actors: handOverServices });
