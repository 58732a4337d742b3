import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareReceiptPicture, sharesPictures } from './receiptService.ts';
import { runDocumentJob } from './runDocumentJob.ts';
import { saveFile } from './saveFile.ts';

vi.mock('./runDocumentJob.ts', () => ({ runDocumentJob: vi.fn() }));
vi.mock('./saveFile.ts', () => ({ saveFile: vi.fn() }));

const bytes = new ArrayBuffer(5);
const receipt = { title: 'Receipt', language: 'en-GB', lead: [], sections: [], footer: [] } as const;
const saved = { name: 'sawa-receipt.png', type: 'image/png', bytes };

const device = (share: () => Promise<void>, takes = true) => {
  const navigator = { canShare: () => takes, share: vi.fn(share) };
  vi.stubGlobal('navigator', navigator);
  return navigator.share;
};

beforeEach(() => {
  vi.mocked(saveFile).mockClear();
  vi.mocked(runDocumentJob).mockResolvedValue({ kind: 'file', file: bytes });
});
afterEach(() => vi.unstubAllGlobals());

const share = () => shareReceiptPicture({ receipt, name: 'sawa-receipt' });

test('a device that shares pictures is given one, and nothing is saved (peers 20)', async () => {
  const given = device(async () => undefined);
  expect(sharesPictures()).toBe(true);
  await share();
  expect(given.mock.lastCall).toEqual([
    { files: [expect.objectContaining({ name: 'sawa-receipt.png', type: 'image/png' })] },
  ]);
  expect(runDocumentJob).toHaveBeenLastCalledWith({ kind: 'picture', receipt }, 'file');
  expect(saveFile).not.toHaveBeenCalled();
});

test.each([
  ['has nothing to share with', undefined],
  ['shares no files', { canShare: () => false }],
])('a device that %s saves it', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator ?? {});
  expect(sharesPictures()).toBe(false);
  await share();
  expect(saveFile).toHaveBeenLastCalledWith(saved);
});

test('closing the device’s list saves nothing; a press that was too long ago does', async () => {
  device(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await share();
  expect(saveFile).not.toHaveBeenCalled();
  device(() => Promise.reject(new DOMException('late', 'NotAllowedError')));
  await share();
  expect(saveFile).toHaveBeenLastCalledWith(saved);
});
