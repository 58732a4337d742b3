import { Trans, useTranslation } from 'react-i18next';
import { operator } from '#domain/operator.ts';
import { visibleId } from '#domain/transfer/visibleId.ts';
import { Icon } from '../../controls/Icon.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { PageHeading } from '../../layouts/PageHeading.tsx';
import styles from './help.module.css';

/** What people mostly want to know when something is slow (PUB-27, PUB-28). */
const facts = ['cancellation', 'refund', 'cardRefund', 'late'] as const;

/** How to reach a person, with the transfer it is about. */
export function HelpScreen({ transferId }: { readonly transferId: string | undefined }) {
  const { t } = useTranslation();
  const reference = transferId && visibleId(transferId);
  const subject = reference ? `?subject=${encodeURIComponent(t('landing.help.subject', { reference }))}` : '';
  return (
    <div className={styles.page}>
      <PageHeading title={t('landing.help.title')} lead={t('landing.help.lead')} />
      {operator.isDemo && <Notice tone="warning">{t('landing.help.demo')}</Notice>}
      {reference && (
        <Notice tone="info" icon="list" title={t('landing.help.aboutTransfer')}>
          <Trans i18nKey="landing.help.mention" values={{ reference }} components={{ strong: <strong /> }} />
        </Notice>
      )}
      <ul className={styles.ways}>
        <li>
          <Icon name="send" />
          <span>
            <span className={styles.label}>{t('landing.help.email')}</span>
            <TextLink href={`mailto:${operator.email}${subject}`} isRoomy>
              {operator.email}
            </TextLink>
          </span>
        </li>
        <li>
          <Icon name="mobile" />
          <span>
            <span className={styles.label}>{t('landing.help.phone')}</span>
            <TextLink href={`tel:${operator.phone.replaceAll(' ', '')}`} isRoomy>
              {operator.phone}
            </TextLink>
          </span>
        </li>
        <li>
          <Icon name="home" />
          <span>
            <span className={styles.label}>{t('landing.help.post')}</span>
            <address>
              {operator.legalEntity}, {operator.address}
            </address>
          </span>
        </li>
      </ul>
      <section className={styles.facts} aria-labelledby="good-to-know">
        <h2 id="good-to-know">{t('landing.help.goodToKnow')}</h2>
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{t(`landing.help.facts.${fact}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
