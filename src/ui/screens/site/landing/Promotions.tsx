import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { money as moneyOf } from '#domain/money/money.ts';
import type { PayoutCountryCode } from '#domain/reference/countryCodes.ts';
import { rewardDays, seededRewardScheme } from '#domain/reward/rewardScheme.ts';
import { ButtonLink } from '../../../controls/TextLink.tsx';
import { useFormats } from '../../../formats/useFormats.ts';
import { useSiteHref } from '../../../layouts/siteHref.ts';
import { CountryPattern } from '../../../theme/CountryPattern.tsx';
import { PauseButton } from './PauseButton.tsx';
import styles from './promotions.module.css';
import { useCarousel } from './useCarousel.ts';

/** LAN-07. */
const everyMs = 4000;

const promotions = ['points', 'friend', 'days'] as const;

/** Three offers, one at a time; every figure is the reward scheme's own (LAN-07, LAN-08, LAN-09). */
export function Promotions({ country }: { readonly country: PayoutCountryCode }) {
  const { t } = useTranslation();
  const id = useId();
  const { at, isPlaying, show, toggle, holding } = useCarousel({ count: promotions.length, everyMs });
  return (
    <section className={styles.promotions} aria-labelledby={id} {...holding}>
      <CountryPattern country={country} strength="panel" />
      <div className={styles.bar}>
        <h2 id={id}>{t('landingMore.promotions.title')}</h2>
        <PauseButton isPlaying={isPlaying} what={t('landingMore.promotions.title')} onPress={toggle} />
        <ul className={styles.dots}>
          {promotions.map((promotion, index) => (
            <li key={promotion}>
              <button
                type="button"
                aria-current={index === at}
                aria-label={t('landingMore.moving.show', { what: t(`landingMore.promotions.${promotion}.name`) })}
                onClick={() => show(index)}
              />
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.slides} aria-live={isPlaying ? 'off' : 'polite'}>
        {promotions.map((promotion, index) => (
          <li key={promotion} data-shown={index === at}>
            <Slide promotion={promotion} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Slide({ promotion }: { readonly promotion: (typeof promotions)[number] }) {
  const { t } = useTranslation();
  const facts = usePromotionFacts();
  const inLanguage = useSiteHref();
  return (
    <>
      <p className={styles.offer}>
        <strong>{t(`landingMore.promotions.${promotion}.figure`, facts)}</strong>{' '}
        <span>{t(`landingMore.promotions.${promotion}.title`, facts)}</span>
      </p>
      <p className={styles.terms}>{t(`landingMore.promotions.${promotion}.text`, facts)}</p>
      <ButtonLink to={inLanguage('/sign-in')} variant="secondary">
        {t('landingMore.promotions.signIn')}
      </ButtonLink>
    </>
  );
}

/** Units of any currency are numbers without one (D-100); pounds are pounds. */
function usePromotionFacts() {
  const { money } = useFormats();
  const { settings, loyaltyscheme } = seededRewardScheme;
  const pounds = (units: number) => money(moneyOf('GBP', units * 100));
  return {
    count: loyaltyscheme.minVoucherAmount,
    value: loyaltyscheme.voucherBonus,
    least: loyaltyscheme.voucherLimit,
    mine: pounds(settings.referrerDiscountValue),
    theirs: pounds(settings.referredUserDiscountValue),
    after: pounds(settings.referralActivationAmount),
    days: rewardDays,
  };
}
