import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { createActor } from 'xstate';
import type { changeSettingsMachine } from '#src/machines/account/change-settings/changeSettingsMachine.ts';
import { secondFactorMachine } from '#src/machines/account/second-factor/secondFactorMachine.ts';
import { factorsQuery } from '#src/services/account/factorServices.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { SettingsScreen } from '#src/ui/screens/account/settings/SettingsScreen.tsx';
import { textSizeChoice } from '#src/ui/theme/textSizeChoice.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { changeSettingsPaths } from '../specs/changeSettings.paths.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { walkScreen } from '../walker/walkScreen.ts';
import { changeSettingsFacts } from './changeSettings.facts.ts';
import { withReads } from './sendReads.tsx';
import { words } from './words.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({ callApi: (await import('./sendReads.tsx')).answerRead }));

/** As the page reads it. */
const becomes = async (hasFactor: boolean) =>
  act(async () => {
    queryClient.setQueryData(factorsQuery.queryKey, {
      passkeys: [],
      hasAuthenticator: hasFactor,
      recoveryCodesLeft: hasFactor ? 10 : 0,
    });
  });

/** Stands here and not in a file for all technologies: the page does not choose whether somebody has a second factor. */
const use: ScreenUse<typeof changeSettingsMachine> = {
  facts: changeSettingsFacts,
  headlines: { overview: words('account.settings.title'), password: words('account.confirm.title') },
  controls: { 'password.entered': words('account.confirm.confirm') },
  table: {
    async 'change.chosen'(page, { change, hasFactor }) {
      await becomes(hasFactor);
      if (change.kind === 'endDevice') {
        return page.press(words('account.settings.signOutNamed', { device: 'Firefox on Android' }));
      }
      if ('textSize' in change.setting) {
        return page.choose(words('controls.textSize.legend'), words(`controls.textSize.${change.setting.textSize}`));
      }
      await page.press(words('account.settings.allOff'));
    },
    async 'password.entered'(page, { password }) {
      await page.fill(words('account.confirm.label'), password);
      await page.press(words('account.confirm.confirm'));
    },
    'change.left': (page) => page.press(words('controls.cancel')),
  },
};

walkScreen(changeSettingsPaths, {
  ...use,
  mount: (actor) => {
    textSizeChoice.wear('standard');
    return withReads(
      <SettingsScreen
        user={userFixture()}
        secondFactor={createActor(secondFactorMachine).start()}
        changes={actor}
        onChangePassword={() => undefined}
        onSaved={() => undefined}
      />,
    );
  },
});
