import type { editProfileMachine } from '#src/machines/account/edit-profile/editProfileMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { editProfileFacts } from './editProfile.facts.ts';
import { words } from './words.ts';

export const editProfileUse: ScreenUse<typeof editProfileMachine> = {
  facts: editProfileFacts,
  headlines: { profile: words('account.profile.editTitle') },
  controls: { 'changes.entered': words('account.profile.save') },
  table: {
    async 'changes.entered'(page, { changes }) {
      await page.fill(words('verification.fields.address1'), changes.address1 ?? '');
      await page.fill(words('verification.fields.city'), changes.city ?? '');
      await page.fill(words('verification.fields.zip'), changes.zip ?? '');
      await page.press(words('account.profile.save'));
    },
    'edit.left': (page) => page.press(words('controls.close')),
  },
};
