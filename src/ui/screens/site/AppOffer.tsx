import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../controls/Icon.tsx';
import { PlainButton } from '../../controls/PlainButton.tsx';
import { ButtonLink } from '../../controls/TextLink.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import styles from './AppOffer.module.css';
import { appStoreOf, stayOnWebsite, staysOnWebsite } from './appStore.ts';

type AppOfferProps = {
  /** Whether an operator leads phones to the apps; asked on phones alone. */
  readonly isRedirecting: () => Promise<boolean>;
  readonly onLeave: (address: string) => void;
};

/** Seconds a visitor has to say that they stay (LNG-08, spec §9). */
const countdownSeconds = 5;

/** Leads a phone to the app after a countdown anybody can stop, for good (LNG-08, D-09). */
export function AppOffer({ isRedirecting, onLeave }: AppOfferProps) {
  const [store, setStore] = useState<ReturnType<typeof appStoreOf>>();
  useEffect(() => {
    const found = appStoreOf(navigator);
    if (!found || staysOnWebsite()) return undefined;
    let isHere = true;
    isRedirecting().then(
      (isOn) => isHere && isOn && setStore(found),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isRedirecting]);
  if (!store) return null;
  const stay = () => {
    stayOnWebsite();
    setStore(undefined);
  };
  return <Countdown store={store} onStay={stay} onLeave={onLeave} />;
}

type CountdownProps = Pick<AppOfferProps, 'onLeave'> & {
  readonly store: NonNullable<ReturnType<typeof appStoreOf>>;
  readonly onStay: () => void;
};

function Countdown({ store: { name, link }, onStay, onLeave }: CountdownProps) {
  const { t } = useTranslation();
  const [left, setLeft] = useState(countdownSeconds);
  useEffect(() => {
    if (left === 0) {
      onLeave(link);
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, link, onLeave]);
  return (
    <section className={styles.offer} aria-labelledby="app-offer" data-print="hide">
      <span className={styles.icon}>
        <Icon name="mobile" />
      </span>
      <div className={styles.words}>
        <h2 id="app-offer" className={styles.title}>
          {t('siteEdges.app.title')}
        </h2>
        <p aria-hidden="true">{t('siteEdges.app.countdown', { store: name, count: left })}</p>
        <VisuallyHidden>
          <span role="status">{t('siteEdges.app.soon', { store: name })}</span>
        </VisuallyHidden>
      </div>
      <div className={styles.answers}>
        <PlainButton size="small" onPress={onStay}>
          {t('siteEdges.app.stay')}
        </PlainButton>
        <ButtonLink href={link} variant="secondary" size="small">
          {t('siteEdges.app.go', { store: name })}
        </ButtonLink>
      </div>
    </section>
  );
}
