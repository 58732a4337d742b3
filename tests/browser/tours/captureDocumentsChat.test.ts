import type { Page } from 'playwright';
import { captureDocumentsInChat } from '#tests/paths/screens/captureDocuments.chat.ts';
import { asks } from '#tests/paths/screens/chatWords.ts';
import { words } from '#tests/paths/screens/words.ts';
import { captureDocumentsPaths } from '#tests/paths/specs/captureDocuments.paths.ts';
import { readsOfCapture, tellFromWidget, waysToCapture } from './capturing.ts';
import { readsInGuide, verifyFirst } from './guided.ts';
import { aSender } from './senders.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

let tab: Page;

async function beginVerification(stage: Stage): Promise<void> {
  tab = stage.tab;
  await verifyFirst(stage);
  await stage.page.choose(asks('documents'), words('guide.options.beginCheck'));
}

walkTours({
  face: 'chat',
  spec: captureDocumentsPaths,
  use: captureDocumentsInChat((data) => tellFromWidget(tab, data)),
  prepares: aSender,
  opens: { 'verification begun': beginVerification },
  ends: waysToCapture,
  others: new Map([...readsInGuide, ...readsOfCapture]),
  isInSlowMotion: true,
});
