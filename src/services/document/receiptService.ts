import type { ReceiptText } from './documentText.ts';
import { runDocumentJob } from './runDocumentJob.ts';
import { saveFile } from './saveFile.ts';

/** Prints one receipt beside the page and hands it to the browser's downloads. */
export async function downloadReceipt({ receipt, name }: { receipt: ReceiptText; name: string }): Promise<void> {
  const { file } = await runDocumentJob({ kind: 'receipt', receipt }, 'file');
  saveFile({ name: `${name}.pdf`, type: 'application/pdf', bytes: file });
}
