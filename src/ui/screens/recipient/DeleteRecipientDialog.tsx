import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#contract/protocol/failure.ts';
import { fullName } from '#contract/recipient/fullName.ts';
import type { Recipient } from '#contract/recipient/recipient.ts';
import { failureText } from '#src/locales/failureText.ts';
import { deleteRecipientMutation } from '#src/services/recipient/recipientQueries.ts';
import { ConfirmDialog } from '../../controls/ConfirmDialog.tsx';
import { notify } from '../../controls/notify.tsx';
import { useRecipientPlace } from '../../formats/recipientText.ts';

type DeleteRecipientDialogProps = {
  readonly userId: string;
  /** Whom it is about; closed when nobody. */
  readonly recipient: Recipient | undefined;
  readonly onClose: () => void;
  readonly onDeleted: (recipientId: string) => void;
};

/** Says who goes before they go, because nothing brings them back (RCP-04, ERR-16, ERR-33). */
export function DeleteRecipientDialog({ userId, recipient, onClose, onDeleted }: DeleteRecipientDialogProps) {
  const words = useTranslation();
  const { t } = words;
  const placeOf = useRecipientPlace();
  const { mutate, isPending } = useMutation(deleteRecipientMutation(userId));

  function confirm() {
    if (!recipient || isPending) return;
    mutate(recipient.id, {
      onSuccess: () => {
        notify({ tone: 'positive', text: t('recipient.toasts.deleted') });
        onDeleted(recipient.id);
      },
      onError: (error) => {
        notify({ tone: 'danger', title: t('recipient.toasts.notDeleted'), text: failureText(words, failureOf(error)) });
      },
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      title={t('recipient.deletion.title')}
      isOpen={recipient !== undefined}
      onCancel={onClose}
      onConfirm={confirm}
      confirmLabel={t('recipient.deletion.confirm')}
      cancelLabel={t('recipient.deletion.keep')}
      isDanger
      isPending={isPending}
    >
      {recipient && (
        <p>
          <strong>{fullName(recipient)}</strong>
          <br />
          {placeOf(recipient)}
        </p>
      )}
      <p>{t('recipient.deletion.text')}</p>
    </ConfirmDialog>
  );
}
