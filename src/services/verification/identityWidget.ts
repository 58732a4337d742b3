import { z } from 'zod';
import { type WidgetPart, widgetParts } from '#contract/verification/verification.ts';

/** What the widget tells the page around it (providers notes, 1.10). */
const widgetMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('kyc.part'),
    part: z.enum(widgetParts),
    verificationData: z.object({ reference: z.string().min(1) }),
  }),
  z.object({ type: z.literal('kyc.done') }),
]);

export type CapturedPicture = {
  readonly part: WidgetPart;
  readonly reference: string;
  readonly transactionId: string;
};

type Hearing = {
  readonly widgetUrl: string;
  /** The widget's own window; messages of any other, even on its site, are not the widget's. */
  readonly frame: () => Window | null;
  readonly onPart: (picture: CapturedPicture) => void;
  readonly onDone: () => void;
};

/** Listens to the identity widget until told to stop. Whatever else talks to the page goes unheard. */
export function hearWidget({ widgetUrl, frame, onPart, onDone }: Hearing): () => void {
  const { origin, searchParams } = new URL(widgetUrl);
  const hear = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== frame()) return;
    const { data: message } = widgetMessage.safeParse(event.data);
    if (message?.type === 'kyc.done') onDone();
    if (message?.type !== 'kyc.part') return;
    const { part, verificationData } = message;
    onPart({ part, reference: verificationData.reference, transactionId: searchParams.get('transaction') ?? '' });
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
