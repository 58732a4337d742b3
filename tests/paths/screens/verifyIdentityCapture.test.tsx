import { act, screen } from '@testing-library/react';
import type { captureDocumentsMachine } from '#src/machines/verify-identity/captureDocumentsMachine.ts';
import { CaptureScreens } from '#src/ui/screens/verify-identity/CaptureScreens.tsx';
import { captureDocumentsPaths } from '../specs/captureDocuments.paths.ts';
import { controlUnavailable } from '../walker/page.ts';
import { type Screen, walkScreen } from '../walker/screenDriver.ts';
import { inProduct, words } from './inProduct.tsx';

/** What the widget would tell the page from inside its frame. */
async function tellFromWidget(data: object) {
  const frame = screen.queryByTitle<HTMLIFrameElement>(words('verification.capture.frameTitle'));
  if (!frame) throw new Error('The widget is not on the page', { cause: controlUnavailable });
  const { origin } = new URL(frame.src);
  await act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
  });
}

const screens: Screen<typeof captureDocumentsMachine> = {
  mount: (actor) => inProduct(<CaptureScreens actor={actor} />),
  headlines: {
    capture: words('verification.titles.capture'),
    partRetry: words('verification.titles.partRetry'),
  },
  table: {
    'part.captured': (_page, { part, reference }) =>
      tellFromWidget({ type: 'kyc.part', part, verificationData: { reference, part, kind: 'png', bytes: 11 } }),
    'part.retried': (page) => page.press(words('common.tryAgain')),
    'widget.finished': () => tellFromWidget({ type: 'kyc.done', experienceTransactionId: 'transaction-1' }),
    'widget.closed': (page) => page.press(words('verification.capture.close')),
  },
};

walkScreen(captureDocumentsPaths, screens);
