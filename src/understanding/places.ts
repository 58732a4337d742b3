import { languages, localeOf } from '#contract/protocol/language.ts';
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
import { ambiguous, certain, type Findings, nothing, together } from './findings.ts';
import type { MeaningOf } from './meaning.ts';
import {
  hasCue,
  isTakenBack,
  type Mention,
  meaningOf,
  mentionAt,
  mentionsOf,
  type ParsedUtterance,
  says,
  spanOf,
} from './parsedUtterance.ts';
import { fold } from './tokens.ts';

type Place = { readonly mention: Mention; readonly meaning: MeaningOf<'place'> };

/** Where the money goes, and where the sender is. */
export function readPlaces(parsed: ParsedUtterance): Findings {
  const places = mentionsOf(parsed, 'place').filter(
    (place) => !isCurrencyAdjective(parsed, place.mention) && !isTakenBack(parsed, place.mention.from),
  );
  const bound = places.filter((place) => !isOrigin(parsed, place) && !isLeft(parsed, place));
  const left = places.filter((place) => isOrigin(parsed, place));
  const codes = codesIn(parsed);
  return together(originOf(parsed, left), destinationOf(parsed, bound, codes));
}

/** "Kenyan shillings" names a currency. */
const isCurrencyAdjective = (parsed: ParsedUtterance, { to }: Mention): boolean =>
  meaningOf(mentionAt(parsed, to), 'currency') !== undefined;

/** A country people pay from, unless money is said to go there; any place when that is what was asked. */
function isOrigin(parsed: ParsedUtterance, { mention, meaning }: Place): boolean {
  const isHome = meaning.countries.some(isPayInCountry);
  if (!isHome) return false;
  if (parsed.asking === 'origin') return true;
  if (isFrenchFrom(parsed, mention)) return true;
  if (parsed.asking === 'destination')
    return isLivedIn(parsed, mention) || (stands(parsed, mention, 'from') && !stands(parsed, mention, 'to'));
  const before = smallWordsBefore(parsed, mention.from);
  if (before.some((small) => hasCue(small, 'live')) || says(parsed, 'live')) return true;
  if (parsed.language === 'fr') {
    const isToward = before.some((small) => hasCue(small, 'to') || hasCue(small, 'in'));
    return !isToward || !says(parsed, 'send');
  }
  return !before.some((small) => hasCue(small, 'to'));
}

/** "Money from Cameroon", "I’m from Cameroon", "I live in Kenya": it does not go there. */
const isLeft = (parsed: ParsedUtterance, { mention }: Place): boolean =>
  isLivedIn(parsed, mention) || comesFrom(parsed, mention);

const comesFrom = (parsed: ParsedUtterance, { from }: Mention): boolean =>
  parsed.tokens.slice(Math.max(0, from - 2), from).some(({ text }) => text === 'from' || text === 'depuis');

/** Up to the place: where the sender lives, and nobody else does. */
const residence =
  /(?:^| )(?:(?:i|we) (?:live|reside|stay|work)|i ?m|i am|we are|j habite|je (?:vis|reside|travaille|suis)|on vit)(?: (?:now|based|living|maintenant))? (?:in|a|en|au|aux)(?: the)?$/;

const isLivedIn = ({ tokens }: ParsedUtterance, { from }: Mention): boolean =>
  residence.test(
    tokens
      .slice(0, from)
      .map(({ text }) => text)
      .join(' '),
  );

/** "I live in Kenya": nothing can be sent from there. */
export const livesWherePaidOut = (parsed: ParsedUtterance): boolean =>
  mentionsOf(parsed, 'place').some(
    ({ mention, meaning }) => isLivedIn(parsed, mention) && !meaning.countries.some(isPayInCountry),
  );

/** "J’envoie du Canada": in French, "of" is "from" beside a country people send from. */
const isFrenchFrom = (parsed: ParsedUtterance, { from }: Mention): boolean =>
  says(parsed, 'send') && ['du', 'de', 'd', 'des'].includes(parsed.tokens[from - 1]?.text ?? '');

const stands = (parsed: ParsedUtterance, mention: Mention, cue: 'from' | 'to'): boolean =>
  smallWordsBefore(parsed, mention.from).some((small) => hasCue(small, cue));

/** Prepositions and articles right before a place: "from the", "je suis à". */
function smallWordsBefore(parsed: ParsedUtterance, from: number): readonly Mention[] {
  const small: Mention[] = [];
  for (let place = from - 1; place >= 0 && small.length < 3; ) {
    const mention = mentionAt(parsed, place);
    if (!mention?.meanings.every(({ kind }) => ['cue', 'ordinary', 'number', 'confirmation'].includes(kind))) break;
    small.push(mention);
    place = mention.from - 1;
    if (!hasCue(mention, 'article')) break;
  }
  return small;
}

function originOf(parsed: ParsedUtterance, places: readonly Place[]): Findings {
  const countries = [...new Set(places.flatMap(({ meaning }) => meaning.countries))].filter(isPayInCountry);
  const [only, ...others] = countries;
  const [first] = places;
  if (!only || !first) return nothing;
  const span = spanOf(parsed, first.mention.from, first.mention.to);
  return others.length === 0
    ? certain('origin', only satisfies PayInCountryCode, span)
    : ambiguous('origin', countries, { text: parsed.text, span });
}

function destinationOf(parsed: ParsedUtterance, places: readonly Place[], codes: readonly Place[]): Findings {
  const said = [...places, ...codes].filter((place) => place.meaning.countries.length > 0 || isAimedAt(parsed, place));
  const [first] = said;
  if (!first) return nearDestination(parsed);
  const span = spanOf(parsed, first.mention.from, first.mention.to);
  const candidates = [...new Set(said.flatMap(({ meaning }) => meaning.countries))].filter(isDeliveryCountry);
  const [only] = candidates;
  const isOne = candidates.length === 1 && said.every(({ meaning }) => meaning.countries.some((code) => code === only));
  const isCertain = said.some(({ meaning }) => meaning.isCertain);
  return only && isOne && isCertain
    ? certain('destination', only satisfies DeliveryCountryCode, span)
    : ambiguous('destination', candidates, { text: parsed.text, span });
}

/** "Cameron" is somebody's name, and a letter away from a country where one is asked: that is asked. */
function nearDestination(parsed: ParsedUtterance): Findings {
  if (parsed.asking !== 'destination') return nothing;
  const place = parsed.tokens.findIndex(({ kind, text }, index) => {
    return kind === 'word' && mentionAt(parsed, index) === undefined && nearTo(text) !== undefined;
  });
  const country = nearTo(parsed.tokens[place]?.text ?? '');
  return country === undefined
    ? nothing
    : ambiguous('destination', [country], { text: parsed.text, span: spanOf(parsed, place, place + 1) });
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
function isAimedAt(parsed: ParsedUtterance, { mention }: Place): boolean {
  if (parsed.asking === 'destination' || parsed.asking === undefined) return true;
  return smallWordsBefore(parsed, mention.from).some((small) => hasCue(small, 'to') || hasCue(small, 'in'));
}

/** "CM" for an answer: an ISO code only where a country is asked. */
function codesIn(parsed: ParsedUtterance): readonly Place[] {
  if (parsed.asking !== 'destination') return [];
  return parsed.tokens.flatMap(({ raw }, index) =>
    /^[A-Z]{2}$/.test(raw) &&
    !mentionAt(parsed, index)?.meanings.some(({ kind }) => kind === 'place') &&
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
