import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { accountNameMatches } from '#domain/recipient/accountNameMatch.ts';
import type { AddRecipientActor } from '#src/machines/recipient/add-recipient/addRecipientMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { Icon } from '../../controls/Icon.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import styles from './recipient.module.css';
import type { RecipientAnswers } from './useRecipientForm.ts';

type AccountNameStatusProps = { readonly actor: AddRecipientActor; readonly answers: RecipientAnswers };

/** Whose account it is: looking, found, nobody's, or nobody can say (RCP-30). The name is what a sender knows. */
export function AccountNameStatus({ actor, answers }: AccountNameStatusProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (latest) => latest);
  const { accountName = '' } = snapshot.context;
  const { firstName = '', lastName = '' } = answers;
  const isWritten = firstName.trim() !== '' && lastName.trim() !== '';
  const differs = isWritten && !accountNameMatches(accountName, { firstName, lastName });
  const at = (state: 'verifyingAccount' | 'accountFound' | 'accountNotFound' | 'accountUnavailable') =>
    snapshot.matches({ askingDetails: state });
  return (
    <div role="status" className={styles.lookup}>
      {at('verifyingAccount') && (
        <p className={styles.lookingUp}>
          <Spinner />
          {t('recipient.lookup.verifying')}
        </p>
      )}
      {at('accountFound') && (
        <p className={styles.found}>
          <Icon name="circleCheck" />
          <span>
            {t('recipient.lookup.found')} <strong>{accountName}</strong>
          </span>
        </p>
      )}
      {at('accountFound') && differs && <Notice tone="warning">{t('recipient.lookup.differs')}</Notice>}
      {at('accountNotFound') && <Notice tone="danger">{t('errors.accountNameNotFound')}</Notice>}
      {at('accountUnavailable') && (
        <Notice
          tone="warning"
          actions={
            <Button variant="secondary" size="small" onPress={() => actor.send({ type: 'retry.chosen' })}>
              {t('common.tryAgain')}
            </Button>
          }
        >
          {t('errors.accountNameUnavailable')}
        </Notice>
      )}
    </div>
  );
}
