import type { Page } from 'playwright';
import { captureDocumentsUse } from '#tests/paths/screens/captureDocuments.screen.ts';
import { words } from '#tests/paths/screens/words.ts';
import { captureDocumentsPaths } from '#tests/paths/specs/captureDocuments.paths.ts';
import { readsOfCapture, tellFromWidget, waysToCapture } from './capturing.ts';
import { aSender } from './senders.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

let tab: Page;

async function beginVerification(stage: Stage): Promise<void> {
  tab = stage.tab;
  await tab.goto('/verification');
  await stage.page.press(words('verification.kyc.begin'));
}

walkTours({
  spec: captureDocumentsPaths,
  use: captureDocumentsUse((data) => tellFromWidget(tab, data)),
  prepares: aSender,
  opens: { 'verification begun': beginVerification },
  ends: waysToCapture,
  others: new Map(readsOfCapture),
  isInSlowMotion: true,
});
