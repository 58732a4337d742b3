import type { verifyIdentityMachine } from '#src/machines/verification/verify-identity/verifyIdentityMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { verifyIdentityFacts } from './verifyIdentity.facts.ts';
import { words } from './words.ts';

export const verifyIdentityUse: ScreenUse<typeof verifyIdentityMachine> = {
  headlines: {
    reload: words('verification.titles.reload'),
    personalDetails: words('verification.titles.personalDetails'),
    documents: words('verification.titles.documents'),
    inProgress: words('verification.titles.inProgress'),
    retry: words('verification.titles.retry'),
    approved: words('verification.titles.approved'),
  },
  controls: {
    'details.entered': words('verification.personal.submit'),
    'documents.begun': words('verification.kyc.begin'),
    'documents.reopened': words('verification.kyc.reopen'),
    'verification.restarted': words('verification.verifyNow'),
    'reload.requested': words('common.tryAgain'),
    'payment.continued': words('verification.waiting.continue'),
  },
  facts: verifyIdentityFacts,
  table: {
    async 'details.entered'(page, { details }) {
      await page.fill(words('verification.fields.address1'), details.address1 ?? '');
      await page.fill(words('verification.fields.city'), details.city ?? '');
      await page.fill(words('verification.fields.zip'), details.zip ?? '');
      await page.press(words('verification.personal.submit'));
    },
    'documents.begun': (page) => page.press(words('verification.kyc.begin')),
    'documents.reopened': (page) => page.press(words('verification.kyc.reopen')),
    'verification.restarted': (page) => page.press(words('verification.verifyNow')),
    'reload.requested': (page) => page.press(words('common.tryAgain')),
    'payment.continued': (page) => page.press(words('verification.waiting.continue')),
    async 'verification.left'(page, event, flow) {
      // Whoever captures documents leaves that first; it has its own paths.
      if (flow.value() === 'capturingDocuments') return flow.send(event);
      const isClose = await page.isEnabled(words('verification.close'));
      await page.press(words(isClose ? 'verification.close' : 'verification.leave'));
    },
  },
};
