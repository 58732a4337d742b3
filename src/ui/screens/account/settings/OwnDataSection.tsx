import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import { failureOf } from '#contract/protocol/failure.ts';
import { currentUserHasFactor } from '#src/services/account/factorServices.ts';
import { downloadOwnDataMutation } from '#src/services/account/ownDataService.ts';
import { Button } from '../../../controls/Button.tsx';
import card from '../../../controls/card.module.css';
import { notify } from '../../../controls/notify.tsx';
import { AccountPasswordDialog } from './AccountPasswordDialog.tsx';
import styles from './settings.module.css';

/** Everything kept about somebody, as two files: one to read and one for a program (UK GDPR, art. 15 and 20). */
export function OwnDataSection({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending, error, reset } = useMutation(downloadOwnDataMutation);
  const close = () => {
    setIsAsked(false);
    reset();
  };
  const download = (password: string) =>
    mutate(
      { password, userId: user.id, name: t('account.settings.ownDataFile') },
      {
        onSuccess: () => {
          close();
          notify({ tone: 'positive', text: t('account.settings.ownDataSaved') });
        },
        onError: () => notify({ tone: 'danger', text: t('account.settings.ownDataNotSaved') }),
      },
    );
  return (
    <section className={card.card} aria-labelledby="own-data">
      <h2 id="own-data" className={card.title}>
        {t('account.settings.ownData')}
      </h2>
      <p className={styles.lead}>{t('account.settings.ownDataText')}</p>
      <div>
        <Button
          variant="secondary"
          isPending={isPending}
          onPress={() => (currentUserHasFactor() ? download('') : setIsAsked(true))}
        >
          {t('account.settings.ownDataDownload')}
        </Button>
      </div>
      <AccountPasswordDialog
        text={t('account.settings.ownDataPassword')}
        isOpen={isAsked}
        isPending={isPending}
        failure={error ? failureOf(error) : undefined}
        onCancel={close}
        onConfirm={download}
      />
    </section>
  );
}
