import { useTranslation } from 'react-i18next';
import { operator } from '#domain/operator.ts';
import { Icon } from '../../../controls/Icon.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { PlainButton } from '../../../controls/PlainButton.tsx';
import { Spinner } from '../../../controls/Spinner.tsx';
import { ButtonLink } from '../../../controls/TextLink.tsx';
import { PageHeading } from '../../../layouts/PageHeading.tsx';
import { Marquee } from './Marquee.tsx';
import styles from './maintenance.module.css';

type MaintenanceScreenProps = {
  /** What the operator has to say; empty, the page says it. */
  readonly message: string;
  readonly isLooking: boolean;
  readonly onLook: () => void;
};

/** Stands where people would sign in while Sawa is being looked after (LNG-05…07, D-19). */
export function MaintenanceScreen({ message, isLooking, onLook }: MaintenanceScreenProps) {
  const { t } = useTranslation();
  const { messaging, social } = operator;
  return (
    <div className={styles.page}>
      <Marquee text={message || t('maintenance.marquee')} />
      <PageHeading title={t('maintenance.title')} lead={t('maintenance.text')} />
      <p>{t('maintenance.stillOpen')}</p>
      <Notice
        tone="info"
        isLive
        actions={
          <PlainButton variant="secondary" size="small" onPress={onLook}>
            {t('maintenance.check')} {isLooking && <Spinner />}
          </PlainButton>
        }
      >
        {t('maintenance.notYet')}
      </Notice>
      <ButtonLink href={messaging.link} variant="secondary">
        <Icon name="chat" /> {t('maintenance.ask', { app: messaging.app })}
      </ButtonLink>
      <section aria-labelledby="maintenance-news" className={styles.news}>
        <h2 id="maintenance-news" className={styles.title}>
          {t('maintenance.follow')}
        </h2>
        <ul className={styles.links}>
          {social.map(({ name, link }) => (
            <li key={name}>
              <a href={link} rel="noopener noreferrer" className={styles.link}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
