import { type Language, languages, localeOf } from '#contract/protocol/language.ts';
import { currencies } from '#domain/money/currency.ts';
import { countryName } from '#domain/reference/countries.ts';
import { type CountryCode, deliveryCountryCodes, payInCountryCodes } from '#domain/reference/countryCodes.ts';
import { isoCountryCodes } from '#domain/reference/isoCountryCodes.ts';
import { type MobileNetwork, mobileNetworkLabels } from '#domain/reference/mobileNetworks.ts';
import { payoutMethods } from '#domain/reference/payoutMethods.ts';
import { transferReasons } from '#domain/reference/transferReasons.ts';
import englishMethods from '#src/locales/en/methods.json' with { type: 'json' };
import englishRecipient from '#src/locales/en/recipient.json' with { type: 'json' };
import frenchMethods from '#src/locales/fr/methods.json' with { type: 'json' };
import frenchRecipient from '#src/locales/fr/recipient.json' with { type: 'json' };
import type { Entry } from './lexiconEntry.ts';
import type { Meaning } from './meaning.ts';
import { phrasesOf } from './phrases.ts';
import { vocabularyEntries } from './vocabularyEntries.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';
import { networkNames, sharedWallets, unservedNetworks } from './words/networkNames.ts';
import { placeNames, sharedPlaceNames, unservedPlaceNames } from './words/places.ts';
import { type CurrencyFamily, currencyFamilies, type Phrases } from './words/vocabulary.ts';

const shared = (phrases: Phrases, meaning: Meaning): Entry[] =>
  phrasesOf(phrases).map((phrase) => ({ phrase, meaning }));

export function lexiconEntries(): readonly Entry[] {
  return [
    ...vocabularyEntries(english, 'en'),
    ...vocabularyEntries(french, 'fr'),
    ...labelEntries('en', englishMethods, englishRecipient.reasons),
    ...labelEntries('fr', frenchMethods, frenchRecipient.reasons),
    ...currencyCodes(),
    ...networkEntries(),
    ...placeEntries(),
  ];
}

/** The product's own labels are always understood. */
function labelEntries(
  language: Language,
  methods: typeof englishMethods,
  reasons: typeof englishRecipient.reasons,
): Entry[] {
  return [
    ...payoutMethods.map((method) => ({
      phrase: methods[method],
      meaning: { kind: 'method', method } as const,
      language,
    })),
    ...transferReasons.map(({ id }) => ({
      phrase: reasons[id],
      meaning: { kind: 'reason', reason: id } as const,
      language,
    })),
  ];
}

/** ISO codes mean one currency each, whatever the language. */
function currencyCodes(): Entry[] {
  const families = Object.entries(currencyFamilies) as [CurrencyFamily, readonly string[]][];
  return currencies.flatMap((currency) => {
    const family = families.find(([, members]) => members.length === 1 && members[0] === currency)?.[0];
    return shared(currency, { kind: 'currency', family: family ?? 'foreign' });
  });
}

function networkEntries(): Entry[] {
  const named = (Object.keys(mobileNetworkLabels) as MobileNetwork[]).flatMap((network) =>
    shared(`${mobileNetworkLabels[network]}, ${networkNames[network]}`, { kind: 'network', networks: [network] }),
  );
  return [
    ...named,
    ...sharedWallets.flatMap(({ names, networks }) => shared(names, { kind: 'network', networks })),
    ...shared(unservedNetworks, { kind: 'network', networks: [] }),
  ];
}

function placeEntries(): Entry[] {
  const ours: readonly CountryCode[] = [...payInCountryCodes, ...deliveryCountryCodes];
  const isOurs = (code: string) => ours.some((known) => known === code);
  const isShared = (name: string) =>
    sharedPlaceNames.some(({ names }) => phrasesOf(names).includes(name.toLowerCase()));
  const others = languages.flatMap((language) => {
    const names = new Intl.DisplayNames(localeOf[language], { type: 'region', fallback: 'none' });
    return isoCountryCodes.filter((code) => !isOurs(code)).flatMap((code) => names.of(code) ?? []);
  });
  return [
    ...ours.flatMap((country) => {
      const unicode = languages.map((language) => countryName(country, localeOf[language]));
      const phrases = [...unicode, ...phrasesOf(placeNames[country] ?? '')];
      return phrases.map((phrase) => ({ phrase, meaning: certainPlace([country]) }));
    }),
    ...sharedPlaceNames.flatMap(({ names, countries }) =>
      shared(names, { kind: 'place', countries, isCertain: false }),
    ),
    ...others.filter((name) => !isShared(name)).map((phrase) => ({ phrase, meaning: certainPlace([]) })),
    ...shared(unservedPlaceNames, certainPlace([])),
  ];
}

const certainPlace = (countries: readonly CountryCode[]): Meaning => ({ kind: 'place', countries, isCertain: true });
