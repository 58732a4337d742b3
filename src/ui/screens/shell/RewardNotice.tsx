import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from '#contract/account/account.ts';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { useSendingSuspended } from '../../flows/sendingSuspended.ts';
import { readyReward } from '../reward/readyReward.ts';
import styles from './shell.module.css';

/** Who was told since they signed in; a new sign-in, or a reload, is a page that has not told anybody yet. */
const storageKey = 'sawa.rewardTold';

/** A bonus or voucher ready to use is told once a session, where rewards are thought of (SHL-09). */
export function RewardNotice({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [wasTold, setTold] = useState(() => sessionStorage.getItem(storageKey) === user.id);
  const kind = readyReward(user);
  const close = () => {
    sessionStorage.setItem(storageKey, user.id);
    setTold(true);
  };
  const isSuspended = useSendingSuspended();
  const leaveTo = (path: string) => {
    close();
    void navigate(path);
  };
  return (
    <Dialog
      title={t('shell.reward.title')}
      isOpen={kind !== undefined && !wasTold}
      onClose={close}
      width={410}
      actions={
        <>
          {!isSuspended && <Button onPress={() => leaveTo('/get-quote')}>{t('shell.reward.send')}</Button>}
          <Button variant="secondary" onPress={() => leaveTo('/rewards')}>
            {t('shell.reward.see')}
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        <p className={styles.reward}>{t(`shell.reward.${kind ?? 'voucher'}`)}</p>
        <p>{t('shell.reward.how')}</p>
      </div>
    </Dialog>
  );
}
