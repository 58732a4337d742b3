import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { countryName, currencyOf } from '#domain/reference/countries.ts';
import { type PayoutCountryCode, payoutCountryCodes } from '#domain/reference/countryCodes.ts';
import { methodsAvailable } from '#domain/reference/deliveryMatrix.ts';
import type { PriceQuoteActor } from '#src/machines/price-quote/priceQuoteMachine.ts';
import { classNames } from '../../controls/classNames.ts';
import { Flag } from '../../controls/Flag.tsx';
import { focusField } from '../../controls/focusField.ts';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { useFormats } from '../send-money/useFormats.ts';
import styles from './landing.module.css';

/** Where money can be sent to, and how it gets there; a press puts the country into the calculator (LAN-15). */
export function Destinations({ actor }: { readonly actor: PriceQuoteActor }) {
  const { t } = useTranslation();
  const chosen = useSelector(actor, ({ context }) => context.draft.toReceive.countryCode);
  function choose(countryCode: PayoutCountryCode) {
    actor.send({ type: 'destination.chosen', countryCode });
    focusField(document, 'youSend');
  }
  return (
    <section className={styles.section} aria-labelledby="destinations">
      <h2 id="destinations">{t('landing.destinations')}</h2>
      <ul className={styles.countries}>
        {payoutCountryCodes.map((country) => (
          <li key={country} data-accent={country}>
            <button
              type="button"
              aria-pressed={country === chosen}
              className={classNames(styles.country, country === chosen && styles.chosen)}
              onClick={() => choose(country)}
            >
              <Country country={country} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Country({ country }: { readonly country: PayoutCountryCode }) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  return (
    <>
      <Flag country={country} />
      <span className={styles.countryWords}>
        <span className={styles.countryName}>
          <VisuallyHidden>{t('landing.sendTo')}</VisuallyHidden> {countryName(country, locale)}
        </span>{' '}
        <span className={styles.countryHow}>
          {methodsAvailable(country)
            .map((method) => t(`methods.${method}`))
            .join(' · ')}
        </span>
      </span>{' '}
      <span className={styles.currency}>{currencyOf(country)}</span>
    </>
  );
}
