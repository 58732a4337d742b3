import { languages } from '#contract/protocol/language.ts';
import { editDistance } from '#domain/editDistance.ts';
import {
  type CountryCode,
  type DeliveryCountryCode,
  isPayInCountry,
  type PayInCountryCode,
  type PayoutCountryCode,
  payoutCountryCodes,
} from '#domain/reference/countryCodes.ts';
import { isDeliveryCountry } from '#domain/reference/deliveryMatrix.ts';
import { localeOf } from '#src/locales/locale.ts';
import { certain, doubtful, type Findings, nothing, together } from './findings.ts';
import {
  type Heard,
  hasCue,
  isTakenBack,
  type Mention,
  meaningOf,
  mentionAt,
  mentionsOf,
  says,
  spanOf,
} from './heard.ts';
import type { MeaningOf } from './meaning.ts';
import { fold } from './tokens.ts';

type Place = { readonly mention: Mention; readonly meaning: MeaningOf<'place'> };

/** Where the money goes, and where the sender is. */
export function readPlaces(heard: Heard): Findings {
  const places = mentionsOf(heard, 'place').filter(
    (place) => !isCurrencyAdjective(heard, place.mention) && !isTakenBack(heard, place.mention.from),
  );
  const bound = places.filter((place) => !isOrigin(heard, place) && !isLeft(heard, place));
  const left = places.filter((place) => isOrigin(heard, place));
  const codes = codesIn(heard);
  return together(originOf(heard, left), destinationOf(heard, bound, codes));
}

/** "Kenyan shillings" names a currency. */
const isCurrencyAdjective = (heard: Heard, { to }: Mention): boolean =>
  meaningOf(mentionAt(heard, to), 'currency') !== undefined;

/** A country people pay from, unless money is said to go there; any place when that is what was asked. */
function isOrigin(heard: Heard, { mention, meaning }: Place): boolean {
  const isHome = meaning.countries.some(isPayInCountry);
  if (!isHome) return false;
  if (heard.asking === 'origin') return true;
  if (isFrenchFrom(heard, mention)) return true;
  if (heard.asking === 'destination') return stands(heard, mention, 'from') && !stands(heard, mention, 'to');
  const before = smallWordsBefore(heard, mention.from);
  if (before.some((small) => hasCue(small, 'live')) || says(heard, 'live')) return true;
  if (heard.language === 'fr') {
    const isToward = before.some((small) => hasCue(small, 'to') || hasCue(small, 'in'));
    return !isToward || !says(heard, 'send');
  }
  return !before.some((small) => hasCue(small, 'to'));
}

/** "Money from Cameroon", "I’m from Cameroon": it does not go there. */
const isLeft = (heard: Heard, { mention: { from } }: Place): boolean =>
  heard.tokens.slice(Math.max(0, from - 2), from).some(({ text }) => text === 'from' || text === 'depuis');

/** "J’envoie du Canada": in French, "of" is "from" beside a country people send from. */
const isFrenchFrom = (heard: Heard, { from }: Mention): boolean =>
  says(heard, 'send') && ['du', 'de', 'd', 'des'].includes(heard.tokens[from - 1]?.text ?? '');

const stands = (heard: Heard, mention: Mention, cue: 'from' | 'to'): boolean =>
  smallWordsBefore(heard, mention.from).some((small) => hasCue(small, cue));

/** Prepositions and articles right before a place: "from the", "je suis à". */
function smallWordsBefore(heard: Heard, from: number): readonly Mention[] {
  const small: Mention[] = [];
  for (let place = from - 1; place >= 0 && small.length < 3; ) {
    const mention = mentionAt(heard, place);
    if (!mention?.meanings.every(({ kind }) => ['cue', 'ordinary', 'number', 'confirmation'].includes(kind))) break;
    small.push(mention);
    place = mention.from - 1;
    if (!hasCue(mention, 'article')) break;
  }
  return small;
}

function originOf(heard: Heard, places: readonly Place[]): Findings {
  const countries = [...new Set(places.flatMap(({ meaning }) => meaning.countries))].filter(isPayInCountry);
  const [only, ...others] = countries;
  const [first] = places;
  if (!only || !first) return nothing;
  const span = spanOf(heard, first.mention.from, first.mention.to);
  return others.length === 0
    ? certain('origin', only satisfies PayInCountryCode, span)
    : doubtful('origin', countries, { text: heard.text, span });
}

function destinationOf(heard: Heard, places: readonly Place[], codes: readonly Place[]): Findings {
  const said = [...places, ...codes].filter((place) => place.meaning.countries.length > 0 || isAimedAt(heard, place));
  const [first] = said;
  if (!first) return nearDestination(heard);
  const span = spanOf(heard, first.mention.from, first.mention.to);
  const candidates = [...new Set(said.flatMap(({ meaning }) => meaning.countries))].filter(isDeliveryCountry);
  const [only] = candidates;
  const isOne = candidates.length === 1 && said.every(({ meaning }) => meaning.countries.some((code) => code === only));
  const isCertain = said.some(({ meaning }) => meaning.isCertain);
  return only && isOne && isCertain
    ? certain('destination', only satisfies DeliveryCountryCode, span)
    : doubtful('destination', candidates, { text: heard.text, span });
}

/** "Cameron" is somebody's name, and a letter away from a country where one is asked: that is asked. */
function nearDestination(heard: Heard): Findings {
  if (heard.asking !== 'destination') return nothing;
  const place = heard.tokens.findIndex(({ kind, text }, index) => {
    return kind === 'word' && mentionAt(heard, index) === undefined && nearTo(text) !== undefined;
  });
  const country = nearTo(heard.tokens[place]?.text ?? '');
  return country === undefined
    ? nothing
    : doubtful('destination', [country], { text: heard.text, span: spanOf(heard, place, place + 1) });
}

/** Fewer letters are too few to tell a slip from another word. */
const lettersForASlip = 5;

const nearTo = (word: string): PayoutCountryCode | undefined =>
  word.length < lettersForASlip
    ? undefined
    : payoutCountryCodes.find((code) => namesOf(code).some((name) => editDistance(word, name, 1) === 1));

/** As they are written in every language of ours, without capitals and accents. */
const namesOf = (code: PayoutCountryCode): readonly string[] =>
  languages.map((language) => fold(new Intl.DisplayNames(localeOf[language], { type: 'region' }).of(code) ?? ''));

/** A country out of reach counts when money is sent there; Jordan and Chad are people too. */
function isAimedAt(heard: Heard, { mention }: Place): boolean {
  if (heard.asking === 'destination' || heard.asking === undefined) return true;
  return smallWordsBefore(heard, mention.from).some((small) => hasCue(small, 'to') || hasCue(small, 'in'));
}

/** "CM" for an answer: an ISO code only where a country is asked. */
function codesIn(heard: Heard): readonly Place[] {
  if (heard.asking !== 'destination') return [];
  return heard.tokens.flatMap(({ raw }, index) =>
    /^[A-Z]{2}$/.test(raw) &&
    !mentionAt(heard, index)?.meanings.some(({ kind }) => kind === 'place') &&
    isDeliveryCountry(raw)
      ? [{ mention: { from: index, to: index + 1, meanings: [] }, meaning: placeOf(raw) }]
      : [],
  );
}

const placeOf = (country: CountryCode): MeaningOf<'place'> => ({
  kind: 'place',
  countries: [country],
  isCertain: true,
});
