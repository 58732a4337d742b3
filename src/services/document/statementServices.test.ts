import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { listTransfers, readStatement as statementCall } from '#contract/transfer/transfer.ts';
import { mostStatementRows } from '#domain/statement/statementPeriod.ts';
import { statementWords } from '#tests/fixtures/statementWords.ts';
import { callApi, signedRequest } from '../http/apiClient.ts';
import { actFor } from '../http/signedInUser.ts';
import { downloadReceipt } from './receiptService.ts';
import { runDocumentJob } from './runDocumentJob.ts';
import { periodQuery } from './statementRows.ts';
import { countStatement, downloadStatementServices, readStatement } from './statementServices.ts';

vi.mock('../http/apiClient.ts', () => ({ callApi: vi.fn(), signedRequest: vi.fn() }));
vi.mock('./runDocumentJob.ts', () => ({ runDocumentJob: vi.fn() }));

const period = { from: { year: 2026, month: 11, day: 14 }, to: { year: 2026, month: 11, day: 21 } };
const message = { method: 'GET', target: '/signed', body: '', headers: {} };
const call = { params: { id: 'ama' }, query: periodQuery(period) };
const bytes = new TextEncoder().encode('file').buffer;

const saved: { address: string; name: string; blob: Blob }[] = [];
const revoked: string[] = [];
let latest = new Blob();

beforeEach(() => {
  vi.useFakeTimers();
  saved.length = 0;
  revoked.length = 0;
  actFor({ id: 'ama', username: 'ama@example.com' });
  vi.mocked(signedRequest).mockReset().mockResolvedValue(message);
  vi.mocked(callApi).mockReset();
  vi.mocked(runDocumentJob).mockReset();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    latest = blob as Blob;
    return `blob:${saved.length}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.push(address));
  const link = () => {
    const made = {
      href: '',
      download: '',
      click: () => saved.push({ address: made.href, name: made.download, blob: latest }),
    };
    return made;
  };
  vi.stubGlobal('document', { createElement: (name: string) => (name === 'a' ? link() : undefined) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const counts = (total: number) => vi.mocked(callApi).mockResolvedValueOnce({ total, collections: [] } as never);
const does = (answer: object) => vi.mocked(runDocumentJob).mockResolvedValueOnce(answer as never);

test('only delivered transfers are counted, without reading one (TXN-37)', async () => {
  counts(7);
  expect(await countStatement(period)).toBe(7);
  const query = { ...call.query, limit: 1, offset: 0, group: 'completed' };
  expect(callApi).toHaveBeenCalledExactlyOnceWith(listTransfers, { params: { id: 'ama' }, query });
});

test.each([
  [0, false],
  [1, true],
  [mostStatementRows, true],
  [mostStatementRows + 1, false],
])('of %d rows the rows are read: %j (TXN-40, D-127)', async (count, isRead) => {
  counts(count);
  does({ kind: 'rows', rows: ['row'] });
  const { signal } = new AbortController();
  expect(await readStatement(period, signal)).toEqual({ count, rows: isRead ? ['row'] : [] });
  const asked = vi.mocked(runDocumentJob).mock.calls;
  expect(asked).toEqual(isRead ? [[{ kind: 'rows', message }, 'rows', { signal }]] : []);
  if (isRead) expect(signedRequest).toHaveBeenCalledExactlyOnceWith(statementCall, call);
});

const progress: unknown[] = [];
const services = downloadStatementServices({
  wordsFor: () => statementWords,
  nameFor: ({ from }) => `statement-${from.day}`,
  onProgress: (one) => progress.push(one),
});

test.each([
  ['pdf', 'application/pdf'],
  ['csv', 'text/csv;charset=utf-8'],
] as const)('a statement is saved as %s, and how far it is begins with nothing (TXN-36)', async (format, type) => {
  does({ kind: 'file', file: bytes });
  progress.length = 0;
  await toPromise(createActor(services.makeStatement, { input: { period, format } }).start());
  expect(progress).toEqual([undefined]);
  expect(signedRequest).toHaveBeenCalledExactlyOnceWith(statementCall, call);
  const [job, wanted, watching] = vi.mocked(runDocumentJob).mock.lastCall ?? [];
  expect([job, wanted]).toEqual([{ kind: 'statement', message, format, words: statementWords }, 'file']);
  expect(watching?.signal).toBeInstanceOf(AbortSignal);
  watching?.onProgress?.({ done: 1, total: 2 });
  expect(progress).toEqual([undefined, { done: 1, total: 2 }]);
  expect(saved).toEqual([
    { address: 'blob:0', name: `statement-14.${format}`, blob: expect.objectContaining({ type }) },
  ]);
  expect(await saved[0]?.blob.text()).toBe('file');
});

test('its rows are counted for the form too', async () => {
  counts(3);
  expect(await toPromise(createActor(services.countStatement, { input: { period } }).start())).toBe(3);
});

test('a receipt is saved as a PDF, and its address is given back once the browser has it (TXN-31)', async () => {
  does({ kind: 'file', file: bytes });
  const receipt = { title: 'Receipt', language: 'en-GB', lead: [], sections: [], footer: [] } as const;
  await downloadReceipt({ receipt, name: 'receipt-7' });
  expect(vi.mocked(runDocumentJob).mock.lastCall).toEqual([{ kind: 'receipt', receipt }, 'file']);
  expect(saved).toMatchObject([{ address: 'blob:0', name: 'receipt-7.pdf', blob: { type: 'application/pdf' } }]);
  expect(revoked).toEqual([]);
  vi.runAllTimers();
  expect(revoked).toEqual(['blob:0']);
});
