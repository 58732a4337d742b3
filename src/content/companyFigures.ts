import { type Language, localeOf } from '#contract/protocol/language.ts';
import { demonstrationMarks } from '#contract/site/site.ts';
import { operator } from '#domain/operator.ts';
import { countryName } from '#domain/reference/countries.ts';
import {
  type CountryCode,
  type DeliveryCountryCode,
  payoutCountryCodes,
  signUpCountryCodes,
} from '#domain/reference/countryCodes.ts';
import { methodsAvailable } from '#domain/reference/deliveryMatrix.ts';
import { mobileNetworkLabels, mobileNetworksOf } from '#domain/reference/mobileNetworks.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import { isDemonstration } from '#src/locales/demonstration.ts';
import { choice, type Figure, list, same } from './figureWords.ts';

const networks = (country: CountryCode): Figure =>
  list(() => mobileNetworksOf(country).map((network) => mobileNetworkLabels[network]));

const countries = (codes: readonly CountryCode[]): Figure =>
  list((language) => codes.map((code) => nameInSentence(code, language)));

/** As each language orders them: Germany after France, but Allemagne first. */
const countriesByName = (codes: readonly CountryCode[]): Figure =>
  list((language) =>
    codes
      .map((code) => ({ code, name: countryName(code, localeOf[language]) }))
      .sort((one, other) => one.name.localeCompare(other.name, localeOf[language]))
      .map(({ code }) => nameInSentence(code, language)),
  );

/** English says the Netherlands, where a list of names has Netherlands. */
const withArticle: readonly CountryCode[] = ['NL', 'GB'];

function nameInSentence(code: CountryCode, language: Language): string {
  const name = countryName(code, localeOf[language]);
  return language === 'en' && withArticle.includes(code) ? `the ${name}` : name;
}

const ways = (country: DeliveryCountryCode): Figure =>
  choice((language) => methodsAvailable(country).map((method) => methodWords[language][method]));

const methodWords: Readonly<Record<Language, Readonly<Record<PayoutMethod, string>>>> = {
  en: { mobile_money: 'mobile money', bank_transfer: 'bank transfer', cash_pickup: 'cash pickup' },
  fr: { mobile_money: 'mobile money', bank_transfer: 'virement bancaire', cash_pickup: 'retrait d’espèces' },
};

const { GBP, EUR } = operator.bankDetails;

/** Stands beside every account number that is not one (D-16). */
const demoMark: Figure = isDemonstration() ? demonstrationMarks : same('');

/** Who we are and whom we work with, as the operator configured it (D-112). */
export const companyFigures = {
  name: same(operator.name),
  legalEntity: same(operator.legalEntity),
  companyNumber: same(operator.companyNumber),
  canadianRegistration: same(operator.canadianRegistration),
  europeanPartner: same(operator.europeanPartner),
  address: same(operator.address),
  email: same(operator.email),
  phone: same(operator.phone),
  idPrefix: same(operator.visibleIdPrefix),
  bankDetailsGbp: {
    en: `sort code ${GBP.sortCode}, account number ${GBP.accountNumber}${demoMark.en}`,
    fr: `sort code ${GBP.sortCode}, numéro de compte ${GBP.accountNumber}${demoMark.fr}`,
  },
  bankDetailsEur: {
    en: `IBAN ${EUR.iban}, BIC ${EUR.bic}${demoMark.en}`,
    fr: `IBAN ${EUR.iban}, code BIC ${EUR.bic}${demoMark.fr}`,
  },
  accessibilityStandard: { en: 'WCAG 2.2', fr: 'règles WCAG 2.2' },
  sendingCountries: countriesByName(signUpCountryCodes),
  payoutCountries: countries(payoutCountryCodes),
  waysCameroon: ways('CM'),
  waysKenya: ways('KE'),
  waysUganda: ways('UG'),
  waysTanzania: ways('TZ'),
  waysNigeria: ways('NG'),
  networksCameroon: networks('CM'),
  networksKenya: networks('KE'),
  networksUganda: networks('UG'),
  networksTanzania: networks('TZ'),
} as const satisfies Record<string, Figure>;
