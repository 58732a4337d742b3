import type { completeProfileMachine } from '#src/machines/payment/complete-profile/completeProfileMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { completeProfileFacts } from './completeProfile.facts.ts';
import { words } from './words.ts';

export const completeProfileUse: ScreenUse<typeof completeProfileMachine> = {
  facts: completeProfileFacts,
  headlines: {
    readingFailed: words('pay.profile.title'),
    details: words('pay.profile.title'),
    update: words('pay.profile.title'),
  },
  controls: {
    'reading.retried': words('common.tryAgain'),
    'profile.updated': words('pay.profile.updated'),
    'profile.left': words('pay.otherWay'),
  },
  controlsAt: { details: { 'details.entered': words('pay.profile.updateNow') } },
  table: {
    'reading.retried': (page) => page.press(words('common.tryAgain')),
    async 'details.entered'(page, { details }) {
      await page.fill(words('verification.fields.address1'), details.address1 ?? '');
      await page.fill(words('verification.fields.city'), details.city ?? '');
      await page.fill(words('verification.fields.zip'), details.zip ?? '');
      await page.press(words('pay.profile.updateNow'));
    },
    'profile.updated': (page) => page.press(words('pay.profile.updated')),
    'profile.left': (page) => page.press(words('pay.otherWay')),
  },
};
