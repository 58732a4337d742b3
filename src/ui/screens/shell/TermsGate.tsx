import { useMutation } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import { agreeToTermsMutation } from '#src/services/account/accountQueries.ts';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { LegalLink } from '../../flows/LegalLink.tsx';
import styles from './shell.module.css';

type TermsGateProps = {
  readonly user: User;
  readonly onAgreed: (user: User) => void;
  readonly onSignOut: () => void;
};

/** New terms stand over every page until they are agreed to; the one other way is out (SHL-08). */
export function TermsGate({ user, onAgreed, onSignOut }: TermsGateProps) {
  const { t } = useTranslation();
  const { mutate, isPending, isError } = useMutation({ ...agreeToTermsMutation(user.id), onSuccess: onAgreed });
  return (
    <Dialog
      title={t('shell.terms.title')}
      isOpen={user.profile.readTermsAndCondition === '0'}
      role="alertdialog"
      actions={
        <>
          <Button isPending={isPending} onPress={() => mutate()}>
            {t('shell.terms.agree')}
          </Button>
          <Button variant="quiet" isDisabled={isPending} onPress={onSignOut}>
            {t('shell.signOut')}
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        <p>{t('shell.terms.text')}</p>
        <p>
          <Trans
            i18nKey="shell.terms.read"
            components={{
              terms: <LegalLink href="/company/legal/terms" />,
              privacy: <LegalLink href="/company/legal/privacy" />,
            }}
          />
        </p>
        {isError && (
          <Notice tone="danger" isLive>
            {t('send.agreement.failed')}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
