import { afterEach, describe, expect, test } from 'vitest';
import { type CapturedPicture, hearWidget } from './identityWidget.ts';

const origin = 'http://127.0.0.1:4100';
const widgetUrl = `${origin}/kyc/widget?token=t&transaction=transaction-1`;
const part = { type: 'kyc.part', part: 'face', verificationData: { reference: 'img_1', bytes: 11 } };

let stop = () => {};
afterEach(() => stop());

/** A page with the widget in a frame, and what it heard from it. */
function listen() {
  const frame = document.body.appendChild(document.createElement('iframe')).contentWindow;
  const heard: (CapturedPicture | 'done')[] = [];
  stop = hearWidget({
    widgetUrl,
    frame: () => frame,
    onPart: (picture) => heard.push(picture),
    onDone: () => heard.push('done'),
  });
  const tell = (data: unknown, from: { origin?: string; source?: Window | null } = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame, ...from }));
  return { heard, tell };
}

describe('the identity widget', () => {
  test('is heard: each picture with the check it belongs to, and the end', () => {
    const { heard, tell } = listen();
    tell(part);
    tell({ type: 'kyc.done', experienceTransactionId: 'transaction-1' });
    expect(heard).toEqual([{ part: 'face', reference: 'img_1', transactionId: 'transaction-1' }, 'done']);
  });

  test('is not spoken for by another site, another window, or in other words (ASVS 3.5.5)', () => {
    const { heard, tell } = listen();
    tell(part, { origin: 'http://127.0.0.1:4101' });
    tell(part, { source: window });
    tell(part, { source: null });
    const nonsense = [null, 'kyc.done', { type: 'kyc.end' }, { ...part, part: 'passport' }];
    for (const data of [...nonsense, { ...part, verificationData: { reference: '' } }]) tell(data);
    expect(heard).toEqual([]);
  });

  test('is not heard after the page has left it', () => {
    const { heard, tell } = listen();
    stop();
    tell(part);
    expect(heard).toEqual([]);
  });
});
