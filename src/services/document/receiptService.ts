import type { ReceiptText } from './documentText.ts';
import { runDocumentJob } from './runDocumentJob.ts';
import { saveFile } from './saveFile.ts';

/** Prints one receipt beside the page and hands it to the browser's downloads. */
export async function downloadReceipt({ receipt, name }: Named): Promise<void> {
  const { file } = await runDocumentJob({ kind: 'receipt', receipt }, 'file');
  saveFile({ name: `${name}.pdf`, type: 'application/pdf', bytes: file });
}

type Named = { readonly receipt: ReceiptText; readonly name: string };

/** Whether this device passes pictures on to other programs. */
export const sharesPictures = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [new File([], 'a.png', { type: png })] });

const png = 'image/png';

/** Draws one receipt beside the page and offers it to the device's programs, or to the browser's downloads. */
export async function shareReceiptPicture({ receipt, name }: Named): Promise<void> {
  const { file } = await runDocumentJob({ kind: 'picture', receipt }, 'file');
  const picture = { name: `${name}.png`, type: png, bytes: file };
  if (!sharesPictures()) return saveFile(picture);
  try {
    await navigator.share({ files: [new File([file], picture.name, { type: png })] });
  } catch (failure) {
    const { name: reason } = failure instanceof DOMException ? failure : { name: undefined };
    // Whoever closes the device's list changed their mind; one that took the press for too long ago gets the file.
    if (reason !== 'AbortError') saveFile(picture);
  }
}
