import { useTranslation } from 'react-i18next';
import { pricePath } from '#contract/site/site.ts';
import { ButtonLink, TextLink } from '../../controls/TextLink.tsx';
import styles from './failure.module.css';

/** Shown without a script where a page cannot do without: what can be read, and the way to a person. */
export function NoScriptScreen() {
  const { t } = useTranslation();
  return (
    <main className={styles.screen}>
      <h1>{t('written.noScript.title')}</h1>
      <p>{t('written.noScript.text')}</p>
      <div className={styles.actions}>
        <ButtonLink href={pricePath}>{t('written.noScript.price')}</ButtonLink>
        <ButtonLink href="/help" variant="secondary">
          {t('written.noScript.help')}
        </ButtonLink>
        <TextLink href="/" isRoomy>
          {t('written.noScript.home')}
        </TextLink>
      </div>
    </main>
  );
}
