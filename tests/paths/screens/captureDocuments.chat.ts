import type { captureDocumentsMachine } from '#src/machines/verification/verify-identity/captureDocumentsMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { captureDocumentsFactsInChat } from './captureDocuments.facts.ts';
import { captureDocumentsUse, type WidgetWord } from './captureDocuments.screen.ts';
import { asks } from './chatWords.ts';

/** The same widget in the same frame, under another question. */
export const captureDocumentsInChat = (tellFromWidget: WidgetWord): ScreenUse<typeof captureDocumentsMachine> => ({
  facts: captureDocumentsFactsInChat,
  headlines: { capture: asks('capture'), partRetry: asks('partRetry') },
  table: captureDocumentsUse(tellFromWidget).table,
});
