import type { User } from '#contract/account.ts';
import type { Transfer } from '#contract/transfer.ts';
import { DocumentLines, DocumentPaper } from './DocumentPaper.tsx';
import { useReceiptText } from './useReceiptText.ts';

/** The receipt of one transfer as a page to read and print. */
export function ReceiptPaper({ transfer, user }: { readonly transfer: Transfer; readonly user: User }) {
  const receipt = useReceiptText(transfer, user);
  return (
    <DocumentPaper {...receipt} look="receipt">
      {receipt.sections.map((section) => (
        <DocumentLines key={section.title} {...section} />
      ))}
    </DocumentPaper>
  );
}
