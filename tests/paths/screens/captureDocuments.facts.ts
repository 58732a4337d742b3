import type {
  CaptureDocumentsContext,
  captureDocumentsMachine,
} from '#src/machines/verification/verify-identity/captureDocumentsMachine.ts';
import type { Facts } from '../walker/screenTable.ts';
import { words } from './words.ts';

/** How many of the photos are with us: that one was taken does not say that it arrived. */
const received = ({ widget, sentParts }: CaptureDocumentsContext) =>
  widget && words('verification.capture.received', { sent: sentParts.length, total: widget.parts.length });

export const captureDocumentsFacts: Facts<typeof captureDocumentsMachine> = {
  capture: { received },
  partRetry: {
    received,
    'that it did not arrive': {
      tells: () => words('verification.capture.notReceived'),
      onlyOneWay: 'whatever went wrong, the photo is to be sent again',
    },
  },
};

/** That it did not arrive is the question. */
export const captureDocumentsFactsInChat: typeof captureDocumentsFacts = {
  capture: { received },
  partRetry: { received },
};
