import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { displayOf } from '#contract/transfer/transferDisplay.ts';
import { type StatusLabelForm, toneOf } from '#domain/transfer/statusLabel.ts';
import { StatusBadge } from '../../controls/StatusBadge.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { useStatusWords } from '../../formats/transferText.ts';

export type TransferStatusProps = { readonly transfer: Transfer; readonly form?: StatusLabelForm };

/** Where a transfer stands, in colour, icon and words; a label that is no state is explained to readers (D-79). */
export function TransferStatus({ transfer, form = 'short' }: TransferStatusProps) {
  const { t } = useTranslation();
  const wordsOf = useStatusWords();
  const display = displayOf(transfer);
  const { label, spokenAfter } = wordsOf(display, form);
  return (
    <span>
      <VisuallyHidden>{t('transfer.statusIs')}</VisuallyHidden> <StatusBadge tone={toneOf[display]} label={label} />
      {spokenAfter && <VisuallyHidden>, {spokenAfter}</VisuallyHidden>}
    </span>
  );
}
