import type { captureDocumentsMachine } from '#src/machines/verification/verify-identity/captureDocumentsMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { captureDocumentsFacts } from './captureDocuments.facts.ts';
import { words } from './words.ts';

/** What the widget would tell the page from inside its frame; each technology has its own way in. */
export type WidgetWord = (data: object) => Promise<void>;

export const wordOfPart = ({ part, reference }: { readonly part: string; readonly reference: string }) => ({
  type: 'kyc.part',
  part,
  verificationData: { reference, part, kind: 'png', bytes: 11 },
});
export const endOfWidget = { type: 'kyc.done', experienceTransactionId: 'transaction-1' };

export const captureDocumentsUse = (tellFromWidget: WidgetWord): ScreenUse<typeof captureDocumentsMachine> => ({
  facts: captureDocumentsFacts,
  headlines: {
    capture: words('verification.titles.capture'),
    partRetry: words('verification.titles.partRetry'),
  },
  table: {
    'part.captured': (_page, event) => tellFromWidget(wordOfPart(event)),
    'part.retried': (page) => page.press(words('common.tryAgain')),
    'widget.finished': () => tellFromWidget(endOfWidget),
    'widget.closed': (page) => page.press(words('verification.capture.close')),
  },
});
