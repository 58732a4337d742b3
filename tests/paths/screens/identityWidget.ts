import { act, screen } from '@testing-library/react';
import { controlUnavailable } from '../walker/page.ts';
import { words } from './words.ts';

/** What the widget would tell the page from inside its frame. */
export async function tellFromWidget(data: object): Promise<void> {
  const frame = screen.queryByTitle<HTMLIFrameElement>(words('verification.capture.frameTitle'));
  if (!frame) throw new Error('The widget is not on the page', { cause: controlUnavailable });
  const { origin } = new URL(frame.src);
  await act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
  });
}
