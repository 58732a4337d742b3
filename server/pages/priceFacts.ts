import { escapeHtml } from '#contract/protocol/escapeHtml.ts';
import type { Failure } from '#contract/protocol/failure.ts';
import { factTexts } from '#contract/protocol/failureFacts.ts';
import { fillSentence } from '#contract/protocol/failureSentences.ts';
import { type Language, localeOf } from '#contract/protocol/language.ts';
import { type PriceSlot, priceSlots, slot } from '#contract/site/site.ts';
import type { Site } from '#contract/site/siteDescription.ts';
import { minorDigits } from '#domain/money/currency.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { type Money, toMajorNumber, toMajorText } from '#domain/money/money.ts';
import { longestAmount, restingAmountText } from '#domain/quote/amountText.ts';
import { amountCharacters } from '#domain/quote/limits.ts';
import { payoutMethodNumbers } from '#domain/reference/payoutMethods.ts';
import type { ComparedPrice } from '../competitors/comparePrice.ts';
import type { VisitorPrice } from '../quote/visitorPrice.ts';

type Unread = Extract<VisitorPrice, { typed: unknown }>;
type Smaller = Extract<VisitorPrice, { kind: 'amountSmaller' }>;
type Quoted = Extract<VisitorPrice, { kind: 'quoted' }>;

export type PriceTold =
  | VisitorPrice
  | (Omit<Quoted, 'kind'> & { readonly kind: 'compared'; readonly services: readonly ComparedPrice[] })
  | { readonly kind: 'none' };

export type Wording = { readonly language: Language; readonly words: Site['priceWords'][Language] };

export type PriceFacts = { readonly [name in PriceSlot]?: string };

/** Rates with the digits they are held with. */
export const rateFormat = (locale: string) => new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 });

/** Nobody told us where the reader is. */
export const universalTime = (at: Date, locale: string): string =>
  `${new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(at)} UTC`;

/** What the page says of an answer, as its reader writes amounts and times. */
export function priceFacts(told: PriceTold, { language, words }: Wording, at: Date): PriceFacts {
  if (told.kind === 'none') return {};
  if (told.kind === 'amountAsked') return {};
  if (told.kind === 'amountSmaller') return smallerFacts(told, { language, words });
  if ('typed' in told) return { reason: typedReason(told, { language, words }) };
  if ('failure' in told) return { reason: reasonOf(told.failure, { language, words }) };
  const locale = localeOf[language];
  const { price, marketRate, method, charge } = told;
  const rates = rateFormat(locale);
  return {
    youSend: formatMoney(price.youSend, locale),
    theyGet: formatMoney(price.theyGet, locale),
    fee: formatMoney(price.operatorFee, locale),
    charge: fillSentence(charge.minor > 0 ? words.charges.some : words.charges.none, {
      charge: formatMoney(charge, locale),
    }),
    total: formatMoney(price.totalToPay, locale),
    rate: rates.format(price.exchangeRate),
    marketRate: rates.format(marketRate),
    method: words.methods[method],
    delivery: words.deliveries[method],
    pricedAt: universalTime(at, locale),
  };
}

function smallerFacts(told: Smaller, { language, words }: Wording): PriceFacts {
  const { amount, shownFrom, sentFrom, from, to, method } = told;
  const whole = (least: Money) => String(toMajorNumber(least));
  return {
    reason: fillSentence(words.smaller, {
      shown: whole(shownFrom),
      sent: whole(sentFrom),
      currency: shownFrom.currency,
    }),
    youSend: formatMoney(amount, localeOf[language]),
    sendMethod: String(payoutMethodNumbers[method]),
    sendFrom: from,
    sendTo: to,
    sendInAddress: toMajorText(amount),
  };
}

function typedReason({ typed, currency }: Unread, { language, words }: Wording): string {
  const code = typed === 'tooManyDecimals' && minorDigits(currency) === 0 ? 'wholeOnly' : typed;
  const rules = { currency, locale: localeOf[language], maximumCharacters: amountCharacters.standard };
  const largest = restingAmountText(longestAmount(rules), rules.locale);
  return fillSentence(words.typed[code], { currency, characters: String(rules.maximumCharacters), largest });
}

/** `typed` is what was chosen beside the amount, which the way to each price keeps. */
type Repeated = Pick<Wording, 'language'> & { readonly typed: PriceFacts };

/** The line of an amount that may be meant, as the build wrote it. */
const readingLine = /<li\b[^>]*\bdata-reading=.*?<\/li>/s;

/** Repeats that line for each amount, the likeliest first. */
export const fillReadings = (html: string, readings: readonly Money[], { language, typed }: Repeated): string =>
  html.replace(readingLine, (line) =>
    readings
      .map((amount) =>
        fillSlots(line, {
          ...typed,
          reading: formatMoney(amount, localeOf[language]),
          readingInAddress: toMajorText(amount),
          readingCurrency: amount.currency,
        }),
      )
      .join(''),
  );

function reasonOf({ code, details }: Failure, { language, words }: Wording): string {
  const facts = factTexts(details.params ?? {}, { language, methodName: (method) => words.methods[method] });
  return fillSentence(words.refusals[code] ?? words.refusals.unexpected ?? '', facts);
}

/** Puts facts where the build left room for them. */
export const fillSlots = (html: string, facts: PriceFacts): string =>
  html.replace(anySlot, (found) => {
    const name = slotNames.get(found);
    return name === undefined ? found : escapeHtml(facts[name] ?? '');
  });

const slotNames = new Map<string, PriceSlot>(priceSlots.map((name) => [slot(name), name]));
const anySlot = new RegExp([...slotNames.keys()].join('|'), 'g');

/** Marks what was chosen: no two choices of the form have a value in common. */
export const markChosen = (html: string, values: readonly string[]): string =>
  values
    .filter((value) => value !== '')
    .reduce((marked, value) => marked.replace(`<option value="${value}"`, (start) => `${start} selected=""`), html);
