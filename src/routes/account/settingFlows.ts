import { changePasswordMachine } from '#src/machines/account/change-password/changePasswordMachine.ts';
import { changeSettingsMachine } from '#src/machines/account/change-settings/changeSettingsMachine.ts';
import { editProfileMachine } from '#src/machines/account/edit-profile/editProfileMachine.ts';
import { secondFactorMachine } from '#src/machines/account/second-factor/secondFactorMachine.ts';
import { handOverMachine } from '#src/machines/verification/hand-over/handOverMachine.ts';
import { changePasswordServices, editProfileServices } from '#src/services/account/accountServices.ts';
import { secondFactorServices } from '#src/services/account/factorServices.ts';
import { changeSettingsServices } from '#src/services/account/settingsQueries.ts';
import { handOverServices } from '#src/services/verification/handOverServices.ts';
import { reauthentication } from './reauthentication.ts';

/** What a person changes of themselves, with the real work behind its ports. */
export const editProfileFlow = editProfileMachine.provide({ actors: { ...editProfileServices, reauthentication } });
export const changePasswordFlow = changePasswordMachine.provide({ actors: changePasswordServices });
export const secondFactorFlow = secondFactorMachine.provide({ actors: { ...secondFactorServices, reauthentication } });
export const changeSettingsFlow = changeSettingsMachine.provide({ actors: changeSettingsServices });
export const handOverFlow = handOverMachine.provide({ actors: handOverServices });
