import { useTranslation } from 'react-i18next';
import { operator } from '#domain/operator.ts';
import { DemonstrationNote } from '../../controls/DemonstrationNote.tsx';
import { Icon } from '../../controls/Icon.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import styles from './HelpBox.module.css';

/** A person to ask, over a messaging app (SHL-07). It stands before the page's own heading, so that it has none. */
export function HelpBox() {
  const { t } = useTranslation();
  const { app, link } = operator.messaging;
  return (
    <section className={styles.box} aria-labelledby="shell-help">
      <p id="shell-help" className={styles.title}>
        {t('shell.help.title')}
      </p>
      <p>{t('shell.help.text', { app })}</p>
      <DemonstrationNote>
        <p className={styles.demo}>{t('shell.help.demo')}</p>
      </DemonstrationNote>
      <a href={link} target="_blank" rel="noopener noreferrer" className={styles.chat}>
        <Icon name="chat" />
        {t('shell.help.action', { app })} <VisuallyHidden>({t('controls.opensNewTab')})</VisuallyHidden>
      </a>
      <TextLink to="/help" isRoomy>
        {t('shell.help.more')}
      </TextLink>
    </section>
  );
}
