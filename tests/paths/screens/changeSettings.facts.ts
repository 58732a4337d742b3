import { passwordFailureText } from '#src/locales/passwordFailureText.ts';
import type { changeSettingsMachine } from '#src/machines/account/change-settings/changeSettingsMachine.ts';
import type { Facts } from '../walker/screenTable.ts';
import { english, words } from './words.ts';

export const changeSettingsFacts: Facts<typeof changeSettingsMachine> = {
  overview: 'the settings are the person’s, and the devices are read beside the flow',
  password: {
    failure: {
      tells: ({ failure }) => failure && passwordFailureText({ t: words, i18n: english }, failure),
      onlyOneWay: 'the password is wrong in one way',
    },
  },
};
