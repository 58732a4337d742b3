import interRegular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import interSemiBold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import { failureOf } from '#contract/protocol/failure.ts';
import { readStatement } from '#contract/transfer/transfer.ts';
import type { StatementRow } from '#domain/statement/statement.ts';
import { exchange, type Message } from '../http/transport.ts';
import type { DocumentJob, DocumentNews } from './documentJob.ts';
import type { DocumentFonts } from './pdfPage.ts';
import { statementCsv } from './statementCsv.ts';
import { statementRow } from './statementRows.ts';

/** One job, then it is over: whoever started this worker ends it, also in the middle. */
addEventListener('message', ({ data }: MessageEvent<DocumentJob>) => {
  void doJob(data).catch((error: unknown) => tell({ kind: 'failed', failure: failureOf(error) }));
});

async function doJob(job: DocumentJob): Promise<void> {
  switch (job.kind) {
    case 'receipt':
      return tellFile(await receiptFile(job));
    case 'picture':
      return tellFile(await pictureFile(job));
    case 'rows':
      return tell({ kind: 'rows', rows: await readRows(job.message) });
    case 'statement':
      return tellFile(await statementFile(job));
  }
}

async function pictureFile({ receipt }: OfReceipt): Promise<ArrayBuffer> {
  const [fonts, { receiptPicture }] = await Promise.all([readFonts(), import('./receiptPicture.ts')]);
  return receiptPicture(receipt, fonts);
}

type OfReceipt = Pick<DocumentJob & { kind: 'receipt' }, 'receipt'>;

async function receiptFile({ receipt }: OfReceipt): Promise<ArrayBuffer> {
  const [fonts, { receiptPdf }] = await Promise.all([readFonts(), import('./receiptPdf.ts')]);
  return receiptPdf(receipt, fonts);
}

async function statementFile({ message, format, words }: DocumentJob & { kind: 'statement' }): Promise<ArrayBuffer> {
  if (format === 'csv') return new TextEncoder().encode(statementCsv(await readRows(message), words)).buffer;
  const [rows, fonts, { statementPdf }] = await Promise.all([
    readRows(message),
    readFonts(),
    import('./statementPdf.ts'),
  ]);
  const total = rows.length;
  return statementPdf({ rows, words, fonts, onProgress: (done) => tell({ kind: 'progress', done, total }) });
}

async function readRows(message: Message): Promise<readonly StatementRow[]> {
  const { collections } = readStatement.data.parse(await exchange(message));
  return collections.map(statementRow);
}

async function readFonts(): Promise<DocumentFonts> {
  const [regular, semiBold] = await Promise.all([interRegular, interSemiBold].map(readFile));
  if (!regular || !semiBold) throw new Error('A font is missing');
  return { regular, semiBold };
}

const readFile = async (address: string): Promise<ArrayBuffer> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} cannot be read`);
  return answer.arrayBuffer();
};

const tell = (news: DocumentNews): void => postMessage(news);
const tellFile = (file: ArrayBuffer): void =>
  postMessage({ kind: 'file', file } satisfies DocumentNews, { transfer: [file] });
