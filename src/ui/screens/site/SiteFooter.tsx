import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { operator } from '#domain/operator.ts';
import { DemonstrationNote } from '../../controls/DemonstrationNote.tsx';
import { Logo } from '../../layouts/Logo.tsx';
import { SiteLink } from '../../layouts/SiteLink.tsx';
import { useSiteHref } from '../../layouts/siteHref.ts';
import type { SiteLinkName } from '../../layouts/siteLinks.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import styles from './SiteFooter.module.css';

const groups = [
  { title: 'company', names: ['about', 'blog', 'howItWorks', 'rates', 'rateHistory', 'deliveryTimes', 'register'] },
  { title: 'legal', names: ['privacy', 'terms', 'cookies', 'accessibility', 'complaint'] },
] as const satisfies readonly { title: 'company' | 'legal'; names: readonly SiteLinkName[] }[];

/** Company, legal and contact links, the newsletter, and who stands behind it all (PUB-18, PUB-22, PUB-29). */
export function SiteFooter({ reading }: { readonly reading: ReactNode }) {
  const { t } = useTranslation();
  const inLanguage = useSiteHref();
  return (
    <div className={styles.footer}>
      <div className={styles.top} data-print="hide">
        <div className={styles.brand}>
          <Logo to={inLanguage('/')} />
          <Stores />
        </div>
        <nav className={styles.groups} aria-label={t('siteEdges.footer.label')}>
          {groups.map(({ title, names }) => (
            <div key={title}>
              <h2 className={styles.title}>{t(`site.nav.${title}`)}</h2>
              <ul className={styles.links}>
                {names.map((name) => (
                  <li key={name}>
                    <SiteLink name={name} className={styles.link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <Contacts />
        </nav>
        <div className={styles.row}>
          <NewsletterForm />
          {reading}
        </div>
      </div>
      <div className={styles.small}>
        <p>{t('siteEdges.footer.registered', operator)}</p>
        <p>{t('siteEdges.footer.europe', operator)}</p>
        <DemonstrationNote>
          <p className={styles.demo}>{t('siteEdges.footer.demo')}</p>
        </DemonstrationNote>
      </div>
    </div>
  );
}

/** The apps, where a phone gets them (PUB-29). */
function Stores() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="stores">
      <h2 id="stores" className={styles.title}>
        {t('siteEdges.footer.apps')}
      </h2>
      <ul className={styles.links}>
        {[operator.stores.ios, operator.stores.android].map(({ name, link }) => (
          <li key={name}>
            <a href={link} className={styles.link} rel="noopener noreferrer">
              {t('siteEdges.footer.getFrom', { store: name })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Contacts() {
  const { t } = useTranslation();
  const { email, phone, messaging, social } = operator;
  return (
    <div>
      <h2 className={styles.title}>{t('siteEdges.footer.contact')}</h2>
      <ul className={styles.links}>
        <li>
          <SiteLink name="help" className={styles.link} />
        </li>
        <li>
          <a href={`mailto:${email}`} className={styles.link}>
            {email}
          </a>
        </li>
        <li>
          <a href={`tel:${phone.replaceAll(' ', '')}`} className={styles.link}>
            {phone}
          </a>
        </li>
        {[{ name: messaging.app, link: messaging.link }, ...social].map(({ name, link }) => (
          <li key={name}>
            <a href={link} className={styles.link} rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
