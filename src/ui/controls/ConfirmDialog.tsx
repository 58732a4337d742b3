import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog.tsx';
import { PasswordField } from './PasswordField.tsx';

export type ConfirmDialogProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  /** The password is empty unless it was asked for. */
  readonly onConfirm: (password: string) => void;
  /** Names what will happen: 'Delete recipient', never 'OK'. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly isDanger?: boolean;
  /** It is being done: there is no way back until it is known how it went. */
  readonly isPending?: boolean;
  /** Present means that the password is asked for, and required (SHL-13). */
  readonly password?: { readonly label: string; readonly requiredError: string; readonly error?: string | undefined };
  readonly children: ReactNode;
};

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, isOpen, onCancel, confirmLabel, cancelLabel, isDanger = false, isPending = false } = props;
  const { t } = useTranslation();
  const formId = useId();
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={isPending ? undefined : onCancel}
      width={410}
      role="alertdialog"
      actions={
        <>
          <Button type="submit" form={formId} variant={isDanger ? 'danger' : 'primary'} isPending={isPending}>
            {confirmLabel}
          </Button>
          <Button variant="secondary" isDisabled={isPending} onPress={onCancel}>
            {cancelLabel ?? t('controls.cancel')}
          </Button>
        </>
      }
    >
      <ConfirmForm {...props} id={formId} />
    </Dialog>
  );
}

/** Mounted with the dialog, so that a password never survives it. */
function ConfirmForm({ id, password, onConfirm, children }: ConfirmDialogProps & { readonly id: string }) {
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    // React hands it on to the form that opened the dialog, which was not sent.
    event.stopPropagation();
    const lacksPassword = password !== undefined && typed === '';
    setMissing(lacksPassword);
    if (!lacksPassword) onConfirm(typed);
  };
  return (
    <form id={id} onSubmit={confirm} className={styles.form} noValidate>
      <div>{children}</div>
      {password && (
        <PasswordField
          label={password.label}
          autoComplete="current-password"
          value={typed}
          onChange={setTyped}
          isRequired
          error={isMissing ? password.requiredError : password.error}
        />
      )}
    </form>
  );
}
