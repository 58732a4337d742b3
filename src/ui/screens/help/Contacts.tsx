import { useTranslation } from 'react-i18next';
import { operator } from '#domain/operator.ts';
import { Icon, type IconName } from '../../controls/Icon.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import styles from './help.module.css';

/** How to reach a person; a letter names the transfer by itself. */
export function Contacts({ reference }: { readonly reference: string | undefined }) {
  const { t } = useTranslation();
  const subject = reference ? `?subject=${encodeURIComponent(t('help.subject', { reference }))}` : '';
  const { email, phone, messaging } = operator;
  const ways = [
    { icon: 'send', label: 'email', href: `mailto:${email}${subject}`, text: email },
    { icon: 'mobile', label: 'phone', href: `tel:${phone.replaceAll(' ', '')}`, text: phone },
    { icon: 'chat', label: 'chat', href: messaging.link, text: messaging.app },
  ] as const satisfies readonly { icon: IconName; label: 'email' | 'phone' | 'chat'; href: string; text: string }[];
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <h2 id="contact">{t('help.contact')}</h2>
      <ul className={styles.ways}>
        {ways.map(({ icon, label, href, text }) => (
          <li key={label}>
            <Icon name={icon} />
            <span>
              <span className={styles.label}>{t(`help.${label}`)}</span>
              <TextLink href={href} isRoomy>
                {text}
              </TextLink>
            </span>
          </li>
        ))}
        <li>
          <Icon name="home" />
          <span>
            <span className={styles.label}>{t('help.post')}</span>
            <address>
              {operator.legalEntity}, {operator.address}
            </address>
          </span>
        </li>
      </ul>
    </section>
  );
}
