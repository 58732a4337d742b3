import { useTranslation } from 'react-i18next';
import { Button } from '../../controls/Button.tsx';
import card from '../../controls/card.module.css';
import { notify } from '../../controls/notify.tsx';
import { ButtonLink } from '../../controls/TextLink.tsx';
import styles from './rewards.module.css';

type ReferralCodeProps = { readonly code: string; readonly link: string };

/** The code, and every way to pass it on (RWD-01 to RWD-03, RWD-24). */
export function ReferralCode({ code, link }: ReferralCodeProps) {
  const { t } = useTranslation();
  const text = encodeURIComponent(t('rewards.shareText', { code, link }));
  // Away from https a browser has no clipboard to give.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify({ tone: 'positive', text: t('rewards.copied') });
    } catch {
      notify({ tone: 'warning', text: t('rewards.notCopied') });
    }
  };
  return (
    <section className={card.card} aria-labelledby="referral-code">
      <div>
        <h2 id="referral-code" className={styles.label}>
          {t('rewards.yourCode')}
        </h2>
        <p className={styles.code}>{code}</p>
      </div>
      <div>
        <p className={styles.label}>{t('rewards.link')}</p>
        <p className={styles.link}>{link}</p>
      </div>
      <div className={styles.actions}>
        <Button onPress={() => void copy()}>{t('rewards.copy')}</Button>
        <ButtonLink variant="secondary" href={`https://wa.me/?text=${text}`}>
          {t('rewards.whatsapp')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={`https://x.com/intent/post?text=${text}`}>
          {t('rewards.post')}
        </ButtonLink>
      </div>
    </section>
  );
}
