import { type Currency, minorDigits } from '#domain/money/currency.ts';
import { type Money, parseMoney } from '#domain/money/money.ts';
import { type Corridor, isPaidIn, readCurrency, receiveCurrencyOf, sendCurrencyOf } from './currencyReading.ts';
import { certain, doubtful, type Findings, nothing, wholeOf } from './findings.ts';
import { type Heard, hasCue, isTakenBack, mentionAt, mentionsOf, says, spanOf } from './heard.ts';
import type { Sum } from './sum.ts';
import { isAllIn, isCharged, isInexact, isReceived, isRelative, isUnit } from './sumCues.ts';
import { sumsIn } from './sums.ts';
import type { Amount } from './understanding.ts';

/** What is certain about an amount, and otherwise what it may be. */
type Reading = { readonly certain?: Amount; readonly candidates: readonly Amount[] };

/** How much, counted on which side. Two sums, a rounded one, or a currency that could be another are all asked. */
export function readAmount(heard: Heard, corridor: Corridor): Findings {
  if (heard.asking === 'name' || heard.asking === 'email') return nothing;
  const all = sumsIn(heard).filter((sum) => !isCharged(heard, sum));
  const hasCurrency = all.some(({ families }) => families.length > 0);
  const sums = all.filter((sum) => hasCurrency || isAboutMoney(heard, sum));
  const [first] = sums;
  if (!first) return withoutFigure(heard, corridor);

  const readings = sums.map((sum) => readSum(heard, sum, corridor));
  const place = { text: heard.text, span: spanOf(heard, first.from, first.to) };
  const different = new Set(readings.map((reading) => JSON.stringify(reading.certain ?? null)));
  const [only] = readings;
  return different.size === 1 && only?.certain
    ? certain('amount', only.certain, place.span)
    : doubtful(
        'amount',
        readings.flatMap(({ certain: sure, candidates }) => sure ?? candidates),
        place,
      );
}

/** A number alone is about money when an amount is asked, or a transfer is what the utterance is about. */
function isAboutMoney(heard: Heard, sum: Sum): boolean {
  if (isUnit(heard, sum)) return false;
  if (heard.asking === 'amount' || says(heard, 'relative') || isAllIn(heard)) return true;
  const isTransfer = says(heard, 'send') || says(heard, 'to') || says(heard, 'receive') || says(heard, 'need');
  return (
    (heard.asking === undefined || heard.asking === 'confirmation') &&
    (isTransfer || mentionsOf(heard, 'place').length > 0)
  );
}

function readSum(heard: Heard, sum: Sum, corridor: Corridor): Reading {
  const named = sum.families.length > 0 ? withCurrency(heard, sum, corridor) : bare(heard, sum, corridor);
  const reading = isAllIn(heard) && !isReceived(heard, sum) ? inAll(named) : named;
  if (isRelative(heard, sum)) return { candidates: [] };
  const isDoubted = isInexact(heard, sum) || (heard.asking === 'amount' && isAmidUnknowns(heard, sum));
  return isDoubted && reading.certain ? { candidates: [reading.certain] } : reading;
}

/** All that is paid is the sender's own money; of what reaches somebody, the fees are no part. */
function inAll({ candidates, ...reading }: Reading): Reading {
  const paid = [reading.certain ?? candidates].flat().filter(({ side }) => side === 'send');
  const [only, ...others] = paid.map((amount) => ({ ...amount, side: 'total' as const }));
  return only && others.length === 0 ? { certain: only, candidates: [only] } : { candidates };
}

function withCurrency(heard: Heard, sum: Sum, corridor: Corridor): Reading {
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
  const isTheirShare = isPaidIn(currency) && isReceived(heard, sum);
  if (isElsewhere) return { candidates: [] };
  return isTheirShare || !isSure(sum, currency, amounts) ? { candidates: amounts } : surely(amounts);
}

/** No currency: certain as an answer to the question, and on the recipient's side when that is said. */
function bare(heard: Heard, sum: Sum, corridor: Corridor): Reading {
  const own = sendCurrencyOf(corridor);
  const theirs = receiveCurrencyOf(corridor);
  const sent = own ? amountsIn(sum, own) : [];
  const received = theirs ? amountsIn(sum, theirs) : [];
  const both: Reading = { candidates: [...sent, ...received] };
  const isReceiving = theirs !== undefined && isSure(sum, theirs, received);
  if (isReceived(heard, sum)) return isReceiving ? surely(received) : both;
  if (heard.asking !== 'amount' || !own || !isSure(sum, own, sent)) return both;

  const isTooMuch = sent.some(({ money }) => isAbove(money, heard.known.mostToSend));
  const isNeeded = says(heard, 'need');
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
const isAmidUnknowns = (heard: Heard, { families }: Sum): boolean =>
  families.length === 0 &&
  heard.tokens.some(({ kind, text }, place) => kind === 'word' && text.length > 1 && !mentionAt(heard, place));

/** A currency alone, or "as much as possible". */
function withoutFigure(heard: Heard, corridor: Corridor): Findings {
  const [named] = mentionsOf(heard, 'currency').filter(
    ({ mention }) =>
      !isTakenBack(heard, mention.from) && (heard.asking === 'currency' || isPointedAt(heard, mention.from)),
  );
  if (says(heard, 'relative') && isSumAhead.includes(heard.asking)) {
    return doubtful('amount', [], { text: heard.text, span: wholeOf(heard) });
  }
  if (
    heard.asking === 'amount' &&
    (says(heard, 'unclear') || says(heard, 'about') || says(heard, 'combine') || says(heard, 'all in'))
  ) {
    return doubtful('amount', [], { text: heard.text, span: wholeOf(heard) });
  }
  if (!named) return nothing;
  const reading = readCurrency(named.meaning.family, corridor);
  const span = spanOf(heard, named.mention.from, named.mention.to);
  return reading.certain
    ? certain('currency', reading.certain, span)
    : doubtful('currency', reading.candidates, { text: heard.text, span });
}

/** Questions beside which "a bit more" can only be said of the sum. */
const isSumAhead: readonly Heard['asking'][] = [undefined, 'amount', 'confirmation', 'recipient', 'reason'];

/** "In naira", "I pay with pounds". */
const isPointedAt = (heard: Heard, from: number): boolean =>
  hasCue(mentionAt(heard, from - 1), 'in') || ['with', 'avec'].includes(heard.tokens[from - 1]?.text ?? '');
