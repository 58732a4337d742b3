import type { User } from '#contract/account/account.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { useFormats } from '../../formats/useFormats.ts';
import { FollowedByLink } from '../transfer/FollowedByLink.tsx';
import { DocumentLines, PrintLayout } from './PrintLayout.tsx';
import { useReceiptText } from './useReceiptText.ts';

/** The receipt of one transfer as a page to read and print. */
export function ReceiptPaper({ transfer, user }: { readonly transfer: Transfer; readonly user: User }) {
  const { moment } = useFormats();
  const receipt = useReceiptText({ transfer, user, moment });
  return (
    <PrintLayout {...receipt} look="receipt">
      {receipt.sections.map((section) => (
        <DocumentLines key={section.title} {...section} />
      ))}
      <FollowedByLink transfer={transfer} userId={user.id} />
    </PrintLayout>
  );
}
