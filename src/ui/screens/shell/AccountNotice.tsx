import { useTranslation } from 'react-i18next';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';

type UserTroubleProps = { readonly isOpen: boolean; readonly onSignOut: () => void };

/** Nobody can go on as somebody who cannot be read: there is one way, and it is out (SHL-10). */
export function AccountNotice({ isOpen, onSignOut }: UserTroubleProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('shell.trouble.title')}
      isOpen={isOpen}
      width={410}
      role="alertdialog"
      actions={<Button onPress={onSignOut}>{t('shell.signOut')}</Button>}
    >
      <p>{t('shell.trouble.text')}</p>
    </Dialog>
  );
}
