import { useSelector } from '@xstate/react';
import { Trans, useTranslation } from 'react-i18next';
import type { AcceptTermsActor } from '#src/machines/account/accept-terms/acceptTermsMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { LegalLink } from '../../flows/LegalLink.tsx';
import styles from './shell.module.css';

/** New terms stand over every page until they are agreed to; the one other way is out (SHL-08). */
export function TermsGate({ actor }: { readonly actor: AcceptTermsActor }) {
  const { t } = useTranslation();
  const isAgreeing = useSelector(actor, (snapshot) => snapshot.matches('agreeing'));
  const hasFailed = useSelector(actor, ({ context }) => context.failure !== undefined);
  return (
    <Dialog
      title={t('shell.terms.title')}
      isOpen
      role="alertdialog"
      actions={
        <>
          <Button isPending={isAgreeing} onPress={() => actor.send({ type: 'terms.agreed' })}>
            {t('shell.terms.agree')}
          </Button>
          <Button variant="quiet" isDisabled={isAgreeing} onPress={() => actor.send({ type: 'terms.declined' })}>
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
        {hasFailed && (
          <Notice tone="danger" isLive>
            {t('send.agreement.failed')}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
