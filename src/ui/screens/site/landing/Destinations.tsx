import { type MouseEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceField, pricePath } from '#contract/site/site.ts';
import { toMajorText } from '#domain/money/money.ts';
import { countryName, currencyOf } from '#domain/reference/countries.ts';
import { type PayoutCountryCode, payoutCountryCodes } from '#domain/reference/countryCodes.ts';
import { methodsAvailable } from '#domain/reference/deliveryMatrix.ts';
import { Icon } from '../../../controls/Icon.tsx';
import { VisuallyHidden } from '../../../controls/VisuallyHidden.tsx';
import { useFormats } from '../../../formats/useFormats.ts';
import { useSiteHref } from '../../../layouts/siteHref.ts';
import { CountryPattern } from '../../../theme/CountryPattern.tsx';
import styles from './destinations.module.css';
import type { LandingModel } from './landingModel.ts';

/** Known by name here and chosen by nobody yet (LAN-19, D-17). */
const notYet = ['atm', 'bills', 'topUp'] as const;

/** Where money can go and how it gets there, each country by its cloth; a press puts it into the calculator (LAN-15). */
export function Destinations({ model }: { readonly model: LandingModel }) {
  const { t } = useTranslation();
  const { list } = useFormats();
  const id = useId();
  return (
    <section className={styles.destinations} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{t('landingMore.destinations.title')}</h2>
        <p>{t('landingMore.destinations.lead')}</p>
      </div>
      <ul className={styles.countries}>
        {payoutCountryCodes.map((country) => (
          <li key={country} data-accent={country}>
            <CountryLink country={country} model={model} />
          </li>
        ))}
      </ul>
      <p className={styles.later}>
        {t('landingMore.destinations.later')} {list(notYet.map((label) => t(`landingMore.destinations.${label}`)))}.
      </p>
    </section>
  );
}

function CountryLink({ country, model }: { readonly country: PayoutCountryCode; readonly model: LandingModel }) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const inLanguage = useSiteHref();
  const { draft } = model.view;
  function choose(event: MouseEvent) {
    event.preventDefault();
    model.send({ type: 'destination.chosen', countryCode: country });
    document.querySelector<HTMLElement>('#calculator input')?.focus();
  }
  return (
    <a
      href={inLanguage(priceAddress({ draft, country }))}
      className={styles.country}
      aria-current={country === draft.toReceive.countryCode}
      onClick={choose}
    >
      <span className={styles.cloth}>
        <CountryPattern country={country} strength="panel" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <VisuallyHidden>{t('landingMore.sendTo')}</VisuallyHidden> {countryName(country, locale)}
        </span>{' '}
        <span className={styles.how}>
          {methodsAvailable(country)
            .map((method) => t(`methods.${method}`))
            .join(' · ')}
        </span>
      </span>{' '}
      <span className={styles.currency}>{currencyOf(country)}</span>
      <Icon name="arrowRight" />
    </a>
  );
}

type Priced = { readonly draft: LandingModel['view']['draft']; readonly country: PayoutCountryCode };

/** What the server answers where no script runs. */
function priceAddress({ draft: { payinCurrency, payinActualValue }, country }: Priced): string {
  const fields: { readonly [field in PriceField]?: string } = {
    payinCurrency,
    ...(payinActualValue && { payinAmount: toMajorText(payinActualValue) }),
    payoutCurrency: currencyOf(country),
  };
  const query = new URLSearchParams(fields);
  return `${'/price' satisfies typeof pricePath}?${query}`;
}
