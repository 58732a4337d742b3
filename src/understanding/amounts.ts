import { type Currency, minorDigits } from '#domain/money/currency.ts';
import { type Money, parseMoney } from '#domain/money/money.ts';
import { type Corridor, isPaidIn, readCurrency, receiveCurrencyOf, sendCurrencyOf } from './currencyReading.ts';
import { ambiguous, certain, type Findings, nothing, wholeOf } from './findings.ts';
import { hasCue, isTakenBack, mentionAt, mentionsOf, type ParsedUtterance, says, spanOf } from './parsedUtterance.ts';
import type { Sum } from './sum.ts';
import { isAllIn, isCharged, isInexact, isReceived, isRelative, isUnit } from './sumCues.ts';
import { sumsIn } from './sums.ts';
import type { Amount } from './understanding.ts';

/** What is certain about an amount, and otherwise what it may be. */
type Reading = { readonly certain?: Amount; readonly candidates: readonly Amount[] };

/** How much, counted on which side. Two sums, a rounded one, or a currency that could be another are all asked. */
export function readAmount(parsed: ParsedUtterance, corridor: Corridor): Findings {
  if (parsed.asking === 'name' || parsed.asking === 'email') return nothing;
  const all = sumsIn(parsed).filter((sum) => !isCharged(parsed, sum));
  const hasCurrency = all.some(({ families }) => families.length > 0);
  const sums = all.filter((sum) => hasCurrency || isAboutMoney(parsed, sum));
  const [first] = sums;
  if (!first) return withoutFigure(parsed, corridor);

  const readings = sums.map((sum) => readSum(parsed, sum, corridor));
  const place = { text: parsed.text, span: spanOf(parsed, first.from, first.to) };
  const different = new Set(readings.map((reading) => JSON.stringify(reading.certain ?? null)));
  const [only] = readings;
  return different.size === 1 && only?.certain
    ? certain('amount', only.certain, place.span)
    : ambiguous(
        'amount',
        readings.flatMap(({ certain: sure, candidates }) => sure ?? candidates),
        place,
      );
}

/** A number alone is about money when an amount is asked, or a transfer is what the utterance is about. */
function isAboutMoney(parsed: ParsedUtterance, sum: Sum): boolean {
  if (isUnit(parsed, sum)) return false;
  if (parsed.asking === 'amount' || says(parsed, 'relative') || isAllIn(parsed)) return true;
  const isTransfer = says(parsed, 'send') || says(parsed, 'to') || says(parsed, 'receive') || says(parsed, 'need');
  return (
    (parsed.asking === undefined || parsed.asking === 'confirmation') &&
    (isTransfer || mentionsOf(parsed, 'place').length > 0)
  );
}

function readSum(parsed: ParsedUtterance, sum: Sum, corridor: Corridor): Reading {
  const named = sum.families.length > 0 ? withCurrency(parsed, sum, corridor) : bare(parsed, sum, corridor);
  const reading = isAllIn(parsed) && !isReceived(parsed, sum) ? inAll(named) : named;
  if (isRelative(parsed, sum)) return { candidates: [] };
  const isAmbiguous =
    isInexact(parsed, sum) ||
    isTakenBack(parsed, sum.from) ||
    (parsed.asking === 'amount' && isAmidUnknowns(parsed, sum));
  return isAmbiguous && reading.certain ? { candidates: [reading.certain] } : reading;
}

/** All that is paid is the sender's own money; of what reaches somebody, the fees are no part. */
function inAll({ candidates, ...reading }: Reading): Reading {
  const paid = [reading.certain ?? candidates].flat().filter(({ side }) => side === 'send');
  const [only, ...others] = paid.map((amount) => ({ ...amount, side: 'total' as const }));
  return only && others.length === 0 ? { certain: only, candidates: [only] } : { candidates };
}

function withCurrency(parsed: ParsedUtterance, sum: Sum, corridor: Corridor): Reading {
  const readings = sum.families.map((family) => readCurrency(family, corridor));
  const sure = new Set(readings.flatMap((reading) => reading.certain ?? []));
  const [currency] = sure;
  const isOne =
    sure.size === 1 &&
    readings.every(({ certain: own, candidates }) => own ?? candidates.some((one) => one === currency));
  if (!currency || !isOne) {
    const candidates = sure.size > 0 ? [...sure] : readings.flatMap((reading) => reading.candidates);
    return { candidates: candidates.flatMap((one) => amountsIn(sum, one)) };
  }
  const amounts = amountsIn(sum, currency);
  const theirs = receiveCurrencyOf(corridor);
  const isElsewhere = !isPaidIn(currency) && theirs !== undefined && theirs !== currency;
  const isTheirShare = isPaidIn(currency) && isReceived(parsed, sum);
  if (isElsewhere) return { candidates: [] };
  return isTheirShare || !isSure(sum, currency, amounts) ? { candidates: amounts } : surely(amounts);
}

/** No currency: certain as an answer to the question, and on the recipient's side when that is said. */
function bare(parsed: ParsedUtterance, sum: Sum, corridor: Corridor): Reading {
  const own = sendCurrencyOf(corridor);
  const theirs = receiveCurrencyOf(corridor);
  const sent = own ? amountsIn(sum, own) : [];
  const received = theirs ? amountsIn(sum, theirs) : [];
  const both: Reading = { candidates: [...sent, ...received] };
  const isReceiving = theirs !== undefined && isSure(sum, theirs, received);
  if (isReceived(parsed, sum)) return isReceiving ? surely(received) : both;
  if (parsed.asking !== 'amount' || !own || !isSure(sum, own, sent)) return both;

  const isTooMuch = sent.some(({ money }) => isAbove(money, parsed.known.mostToSend));
  const isNeeded = says(parsed, 'need');
  if (isTooMuch && isNeeded && isReceiving) return surely(received);
  return isTooMuch || isNeeded ? both : surely(sent);
}

const surely = (amounts: readonly Amount[]): Reading => {
  const [only] = amounts;
  return only ? { certain: only, candidates: amounts } : { candidates: [] };
};

const isAbove = (amount: Money, most: Money | undefined): boolean =>
  most !== undefined && most.currency === amount.currency && amount.minor > most.minor;

function amountsIn(sum: Sum, currency: Currency): readonly Amount[] {
  const decimals = sum.figure.read(minorDigits(currency)).map((text) => withHundredths(text, sum.hundredths));
  return decimals.flatMap((decimal) => {
    const money = parseMoney(decimal, currency);
    const side = isPaidIn(currency) ? 'send' : 'receive';
    return money.ok && money.value.minor > 0 ? [{ side, money: money.value } as const] : [];
  });
}

/** One reading, and it is an amount: of two, one that happens to be none leaves a doubt. */
const isSure = (sum: Sum, currency: Currency, amounts: readonly Amount[]): boolean =>
  amounts.length === 1 && sum.figure.read(minorDigits(currency)).length === 1;

const withHundredths = (decimal: string, hundredths: string | undefined): string =>
  hundredths === undefined ? decimal : decimal.includes('.') ? '' : `${decimal}.${hundredths}`;

/** A number among words nobody knows is not an answer yet. */
const isAmidUnknowns = (parsed: ParsedUtterance, { families }: Sum): boolean =>
  families.length === 0 &&
  parsed.tokens.some(({ kind, text }, place) => kind === 'word' && text.length > 1 && !mentionAt(parsed, place));

/** A currency alone, or "as much as possible". */
function withoutFigure(parsed: ParsedUtterance, corridor: Corridor): Findings {
  const [named] = mentionsOf(parsed, 'currency').filter(
    ({ mention }) =>
      !isTakenBack(parsed, mention.from) && (parsed.asking === 'currency' || isPointedAt(parsed, mention.from)),
  );
  if (says(parsed, 'relative') && isSumAhead.includes(parsed.asking)) {
    return ambiguous('amount', [], { text: parsed.text, span: wholeOf(parsed) });
  }
  if (
    parsed.asking === 'amount' &&
    (says(parsed, 'unclear') || says(parsed, 'about') || says(parsed, 'combine') || says(parsed, 'all in'))
  ) {
    return ambiguous('amount', [], { text: parsed.text, span: wholeOf(parsed) });
  }
  if (!named) return nothing;
  const reading = readCurrency(named.meaning.family, corridor);
  const span = spanOf(parsed, named.mention.from, named.mention.to);
  return reading.certain
    ? certain('currency', reading.certain, span)
    : ambiguous('currency', reading.candidates, { text: parsed.text, span });
}

/** Questions beside which "a bit more" can only be said of the sum. */
const isSumAhead: readonly ParsedUtterance['asking'][] = [undefined, 'amount', 'confirmation', 'recipient', 'reason'];

/** "In naira", "I pay with pounds". */
const isPointedAt = (parsed: ParsedUtterance, from: number): boolean =>
  hasCue(mentionAt(parsed, from - 1), 'in') || ['with', 'avec'].includes(parsed.tokens[from - 1]?.text ?? '');
