import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SecondFactorActor } from '#src/machines/account/second-factor/secondFactorMachine.ts';
import { Button } from '../../../controls/Button.tsx';
import { buttonClass } from '../../../controls/buttonVariants.ts';
import { Dialog } from '../../../controls/Dialog.tsx';
import { notify } from '../../../controls/notify.tsx';
import styles from './settings.module.css';

/** Ten codes, shown this once: to copy, to keep in a file or on paper. */
export function RecoveryCodesDialog({ actor }: { readonly actor: SecondFactorActor }) {
  const { t } = useTranslation();
  const codes = useSelector(actor, ({ context }) => context.recoveryCodes) ?? [];
  const asText = codes.join('\n');
  const copy = () =>
    void navigator.clipboard.writeText(asText).then(
      () => notify({ tone: 'positive', text: t('account.factors.copied') }),
      () => notify({ tone: 'danger', text: t('account.factors.notCopied') }),
    );
  return (
    <Dialog
      title={t('account.factors.codesTitle')}
      isOpen
      actions={<Button onPress={() => actor.send({ type: 'codes.kept' })}>{t('account.factors.codesKept')}</Button>}
    >
      <div className={styles.dialogForm}>
        <p>{t('account.factors.codesLead')}</p>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className={styles.rowActions}>
          <Button variant="secondary" size="small" onPress={copy}>
            {t('account.factors.copy')}
          </Button>
          <a
            className={buttonClass({ variant: 'secondary', size: 'small' })}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(asText)}`}
            download="sawa-recovery-codes.txt"
          >
            {t('account.factors.download')}
          </a>
          <Button variant="secondary" size="small" onPress={() => print()}>
            {t('account.factors.print')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
