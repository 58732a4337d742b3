import type { RateAlertWish } from '#contract/quote/rateAlert.ts';
import { type Currency, type PayInCurrency, payInCurrencies } from '#domain/money/currency.ts';
import { type Money, toMajorNumber } from '#domain/money/money.ts';
import { currencyOf } from '#domain/reference/countries.ts';
import { payoutCountryCodes } from '#domain/reference/countryCodes.ts';
import { methodAfterCountryChange } from '#domain/reference/deliveryMatrix.ts';
import { halvesOf, readPriceWish } from '#src/understanding/priceWishes.ts';
import { soundOf } from '#src/understanding/tokens.ts';
import { alertsPath } from '../prices/priceReplies.ts';
import { isForTheBox } from './atTheBox.ts';
import { understandAs } from './parsing.ts';
import { acknowledged, type Interpretation, log, type PricesAsked, type Situation, tell, typed } from './situation.ts';

type Sums = { readonly theyGet: Money; readonly most: Money };

/** A price to be told of, others’ prices, or past rates: nothing of it answers what is asked, which stays (peers 5, 6, 7). */
export function asPriceWish(said: string, situation: Situation): Interpretation {
  if (isForTheBox(said, situation.part)) return undefined;
  const sums = sumsIn(said, situation);
  const now = situation.reading.price();
  const wish = readPriceWish(said, { hasSums: sums !== undefined, hasPrice: now.kind === 'priced' });
  if (!wish) return undefined;
  const { isSignedIn, draft } = situation.reading;
  const pair = { base: draft.payinCurrency, target: draft.payoutCurrency };
  if (wish === 'pastRates') return asks(said, { kind: wish, pair });
  if (wish === 'comparison') {
    return asks(said, { kind: wish, base: pair.base, sum: now.kind === 'priced' ? now.sum : undefined });
  }
  if (!isSignedIn) {
    const signIn = { kind: 'lead', words: { key: 'guide.account.signIn' }, to: '/sign-in' } as const;
    return [typed(said), acknowledged, tell({ key: 'prices.alertSignIn' }), log(signIn)];
  }
  const lead = { kind: 'lead', words: { key: 'prices.toAlerts' }, to: alertsPath(pair) } as const;
  if (!sums) return [typed(said), acknowledged, tell({ key: 'prices.alertHow' }), log(lead)];
  return asks(said, { kind: 'alert', wish: wishOf(said, sums, situation) });
}

const asks = (said: string, asked: PricesAsked): Interpretation => [
  typed(said),
  acknowledged,
  { type: 'prices.asked', asked },
];

const payIn = (currency: Currency): PayInCurrency | undefined => payInCurrencies.find((known) => known === currency);

/** One sum of a currency that is paid in and one of a currency that is paid out, in either order. */
function sumsIn(said: string, situation: Situation): Sums | undefined {
  for (const halves of halvesOf(said)) {
    const [one, other] = halves.map((half) => sumIn(half, situation));
    if (one && other) {
      if (!payIn(one.currency) && payIn(other.currency)) return { theyGet: one, most: other };
      if (payIn(one.currency) && !payIn(other.currency)) return { theyGet: other, most: one };
    }
  }
  return undefined;
}

/** Francs of which country nobody said are those of this transfer. */
function sumIn(half: string, situation: Situation): Money | undefined {
  const { slots, ambiguities } = understandAs('amount', half, situation);
  if (slots.amount) return slots.amount.value.money;
  const { payinCurrency, payoutCurrency } = situation.reading.draft;
  const candidates = ambiguities.flatMap((one) => (one.slot === 'amount' ? one.candidates : []));
  return candidates.find(({ money: { currency } }) => currency === payoutCurrency || currency === payinCurrency)?.money;
}

/** Whoever is named; of namesakes nobody. */
function personIn(said: string, { reading: { recipients } }: Situation) {
  const words = soundOf(said).split(' ');
  const named = recipients.filter(({ firstName }) =>
    soundOf(firstName)
      .split(' ')
      .every((word) => words.includes(word)),
  );
  return named.length === 1 ? named[0] : undefined;
}

/** For whom and how as it was said, else as this transfer has it. */
function wishOf(said: string, { theyGet, most }: Sums, situation: Situation): RateAlertWish {
  const { draft } = situation.reading;
  const known = personIn(said, situation);
  const country =
    payoutCountryCodes.find((code) => currencyOf(code) === theyGet.currency) ?? draft.toReceive.countryCode;
  const fits = known?.profile.countryCode === country;
  return {
    kind: 'price',
    originCurrency: payIn(most.currency) ?? draft.payinCurrency,
    destinationCountryCode: country,
    transferMethod: fits ? known.profile.transferMethod : methodAfterCountryChange(draft.transferMethod, country),
    destinationAmount: toMajorNumber(theyGet),
    most: toMajorNumber(most),
    ...(fits && { recipientId: known.id }),
    byEmail: true,
    byPush: false,
  };
}
