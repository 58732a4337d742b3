import { useTranslation } from 'react-i18next';
import type { Failure } from '#contract/protocol/failure.ts';
import { passwordFailureText } from '#src/locales/passwordFailureText.ts';
import { ConfirmDialog } from '../../../controls/ConfirmDialog.tsx';

type AccountPasswordDialogProps = {
  readonly isOpen: boolean;
  readonly isPending: boolean;
  readonly failure: Failure | undefined;
  /** What the password is for, where nothing is changed by it. */
  readonly text?: string;
  readonly onCancel: () => void;
  readonly onConfirm: (password: string) => void;
};

/** Nothing of an account changes without its password (PRF-07). */
export function AccountPasswordDialog({ failure, text, ...dialog }: AccountPasswordDialogProps) {
  const words = useTranslation();
  const { t } = words;
  const asked = text ?? t('account.confirm.text');
  return (
    <ConfirmDialog
      {...dialog}
      title={t('account.confirm.title')}
      confirmLabel={t('account.confirm.confirm')}
      password={{
        label: t('account.confirm.label'),
        requiredError: asked,
        error: failure && passwordFailureText(words, failure),
      }}
    >
      <p>{asked}</p>
    </ConfirmDialog>
  );
}
