import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { statementWords } from '#tests/fixtures/statementWords.ts';
import { someMoment, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { exchange } from '../http/transport.ts';
import type { DocumentJob } from './documentJob.ts';
import { receiptPdf } from './receiptPdf.ts';
import { receiptPicture } from './receiptPicture.ts';
import { statementCsv } from './statementCsv.ts';
import { statementPdf } from './statementPdf.ts';
import { periodQuery, statementRow } from './statementRows.ts';

vi.mock('../http/transport.ts', () => ({ exchange: vi.fn() }));
vi.mock('./receiptPdf.ts', () => ({ receiptPdf: vi.fn(() => new ArrayBuffer(1)) }));
vi.mock('./receiptPicture.ts', () => ({ receiptPicture: vi.fn(async () => new ArrayBuffer(3)) }));
vi.mock('./statementPdf.ts', () => ({ statementPdf: vi.fn(() => new ArrayBuffer(2)) }));

type Posted = readonly [news: { kind: string }, options?: { transfer: readonly ArrayBuffer[] }];

let posted: Posted[] = [];
const fetched: string[] = [];
let hear: (event: { data: DocumentJob }) => void = () => undefined;
vi.stubGlobal('addEventListener', (type: string, listener: typeof hear) => {
  if (type === 'message') hear = listener;
});
await import('./documentWorker.ts');

beforeEach(() => {
  fetched.length = 0;
  vi.stubGlobal('postMessage', (...news: Posted) => posted.push(news));
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return new Response(address.includes('SemiBold') ? 'semi' : 'regular');
  });
  vi.mocked(exchange).mockResolvedValue({ collections: [transferFixture('COMPLETE')] });
});
afterEach(() => vi.unstubAllGlobals());

/** What is said last of a job, its bytes handed over rather than copied. */
async function endOf(data: DocumentJob): Promise<Posted> {
  posted = [];
  hear({ data });
  await expect.poll(() => posted.at(-1)?.[0].kind, { timeout: 10_000 }).toMatch(/^(?:file|rows|failed)$/);
  return posted.at(-1) as Posted;
}

const message = { method: 'GET', target: '/statement', body: '', headers: { signed: 'yes' } };
const rows = [statementRow(transferFixture('COMPLETE'))];
const receipt = { title: 'Receipt', language: 'en-GB', lead: [], sections: [], footer: [] } as const;
const handed = (file: ArrayBuffer): Posted => [{ kind: 'file', file } as { kind: string }, { transfer: [file] }];
const textOf = (file: ArrayBuffer | undefined) => new TextDecoder().decode(file);

test('the worker prints a receipt in both of its fonts and hands it over (TXN-31)', async () => {
  expect(await endOf({ kind: 'receipt', receipt })).toEqual(handed(new ArrayBuffer(1)));
  const [printed, fonts] = vi.mocked(receiptPdf).mock.lastCall ?? [];
  expect(printed).toBe(receipt);
  expect([textOf(fonts?.regular), textOf(fonts?.semiBold)]).toEqual(['regular', 'semi']);
});

test('the worker draws a receipt in the same fonts (peers 20)', async () => {
  expect(await endOf({ kind: 'picture', receipt })).toEqual(handed(new ArrayBuffer(3)));
  const [drawn, fonts] = vi.mocked(receiptPicture).mock.lastCall ?? [];
  expect([drawn, textOf(fonts?.regular), textOf(fonts?.semiBold)]).toEqual([receipt, 'regular', 'semi']);
});

test('it reads the rows of a statement by the call it was given, and tells how far its printing is (TXN-40)', async () => {
  expect(await endOf({ kind: 'rows', message })).toEqual([{ kind: 'rows', rows }]);
  expect(exchange).toHaveBeenLastCalledWith(message);
  vi.mocked(statementPdf).mockImplementation(({ onProgress }) => {
    onProgress(1);
    return new ArrayBuffer(2);
  });
  const job = { kind: 'statement', message, words: statementWords } as const;
  expect(await endOf({ ...job, format: 'pdf' })).toEqual(handed(new ArrayBuffer(2)));
  expect(posted.at(-2)).toEqual([{ kind: 'progress', done: 1, total: 1 }]);
  expect(vi.mocked(statementPdf).mock.lastCall?.[0]).toMatchObject({ rows, words: statementWords });
  fetched.length = 0;
  const file = new TextEncoder().encode(statementCsv(rows, statementWords)).buffer;
  expect(await endOf({ ...job, format: 'csv' })).toEqual(handed(file));
  expect(fetched).toEqual([]);
});

test('what failed is told with its reason', async () => {
  vi.mocked(exchange).mockRejectedValue(new ApiFailure('tooManyRequests', { params: { seconds: '5' } }));
  const failure = { code: 'tooManyRequests', details: { params: { seconds: '5' } } };
  expect(await endOf({ kind: 'rows', message })).toEqual([{ kind: 'failed', failure }]);
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  const unexpected = { kind: 'failed', failure: { code: 'unexpected', details: {} } };
  expect(await endOf({ kind: 'receipt', receipt })).toEqual([unexpected]);
});

test('a row of a statement is what was paid, its charges with it, and what arrived', () => {
  expect(statementRow(transferFixture('COMPLETE', { paymentGatewayCharge: 0.5 }))).toEqual({
    ...{ reference: '7K3M92NC', date: someMoment, rate: '780', recipientName: 'Marie Ngo' },
    sent: { currency: 'GBP', minor: 10_000 },
    paid: { currency: 'GBP', minor: 10_269 },
    received: { currency: 'XAF', minor: 78_000 },
  });
  const broken = { ...transferFixture('COMPLETE'), originAmount: 1.001 };
  expect(() => statementRow(broken)).toThrow('1.001 is not an amount of GBP');
});

test('a period goes from the first second of its first day to the last of its last, by the reader’s clock (D-92)', () => {
  const { dateFrom, dateTo } = periodQuery({
    from: { year: 2026, month: 2, day: 28 },
    to: { year: 2026, month: 3, day: 1 },
  });
  expect(new Date(Number(dateFrom) * 1000)).toEqual(new Date(2026, 1, 28, 0, 0, 0));
  expect(new Date(Number(dateTo) * 1000)).toEqual(new Date(2026, 2, 1, 23, 59, 59));
});
