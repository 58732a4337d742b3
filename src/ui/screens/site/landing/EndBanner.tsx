import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { operator } from '#domain/operator.ts';
import { ButtonLink } from '../../../controls/TextLink.tsx';
import { useFormats } from '../../../formats/useFormats.ts';
import { CountryPattern } from '../../../theme/CountryPattern.tsx';
import styles from './banner.module.css';
import type { LandingView } from './landingModel.ts';
import { WaysIn } from './WaysIn.tsx';

type EndBannerProps = { readonly view: LandingView; readonly isSignedIn: boolean };

const stores = ['ios', 'android'] as const;

/** The two ends of the transfer once more, the ways in, and the apps (LAN-18, PUB-17). */
export function EndBanner({ view: { sum, draft }, isSignedIn }: EndBannerProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const id = useId();
  return (
    <section className={styles.banner} aria-labelledby={id}>
      <CountryPattern country={draft.toReceive.countryCode} strength="panel" />
      <h2 id={id}>
        {sum
          ? t('landingMore.banner.title', { total: money(sum.totalToPay), theyGet: money(sum.theyGet) })
          : t('landingMore.banner.titleEmpty')}
      </h2>
      <p>{t('landingMore.banner.text')}</p>
      <div className={styles.ways}>
        <WaysIn isSignedIn={isSignedIn} />
      </div>
      <ul className={styles.stores} aria-label={t('landingMore.banner.apps')}>
        {stores.map((store) => (
          <li key={store}>
            <ButtonLink href={operator.stores[store].link} variant="quiet" size="small">
              {t(`landingMore.banner.${store}`, { store: operator.stores[store].name })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
