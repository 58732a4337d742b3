import { ApiFailure } from '#contract/protocol/failure.ts';
import type { CompetitorRates } from '#contract/quote/competitor.ts';
import type { RateAlert } from '#contract/quote/rateAlert.ts';
import type { RateHistory } from '#contract/quote/rateHistory.ts';
import { moneyOf } from '#contract/transfer/transferSum.ts';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';
import type { Money } from '#domain/money/money.ts';
import { compareRates, parseRate, type Rate } from '#domain/money/rate.ts';
import { rankServices } from '#domain/quote/rankServices.ts';
import type { TransferSum } from '#domain/quote/transferSum.ts';
import { type AccountReply, said } from '../account/accountReply.ts';
import { type Happening, told } from '../thread.ts';
import type { Words } from '../words.ts';

type Pair = { readonly base: PayInCurrency; readonly target: Currency };

export const ratesPath = (pair: Pair): string => `/rates?${new URLSearchParams(pair)}`;
export const alertsPath = (pair: Pair): string => `${ratesPath(pair)}&alerts=`;

const lead = (key: 'prices.toAlerts' | 'prices.toRates', to: string): Happening => ({
  kind: 'lead',
  words: { key },
  to,
});

/** What is waited for from now on, with where it is stopped; or why it is not. */
export function alertReply(set: RateAlert | ApiFailure, pair: Pair): AccountReply {
  if (set instanceof ApiFailure) {
    return said([
      told({ failure: { code: set.code, details: set.details } }),
      lead('prices.toAlerts', alertsPath(pair)),
    ]);
  }
  const facts = {
    get: moneyOf(set.destinationAmount, set.destinationCurrency),
    ...(set.kind === 'price' && { total: moneyOf(set.most, set.originCurrency) }),
    country: set.destinationCountryCode,
    recipientId: set.recipientId,
    moment: set.expiresAt,
  };
  const key = set.recipientId === undefined ? 'prices.alertSet' : 'prices.alertSetFor';
  return said([told({ key, facts }), lead('prices.toAlerts', alertsPath(pair))]);
}

/** Ours has no letter. */
type Service = { readonly letter: string | undefined; readonly received: Money; readonly at: number };

/** Ours among others for the same money paid, the most first, each dated; nothing is told that was not seen (D-105). */
export function comparisonReply(sum: TransferSum | undefined, rates: CompetitorRates | undefined): AccountReply {
  if (!sum) return said([told({ key: 'guide.told.noCost' })]);
  if (!rates) return said([told({ key: 'prices.notCompared' })]);
  const { base, target, amount, source, competitors } = rates;
  const others = competitors.map(
    ({ letter, received, at }): Service => ({ letter, received: moneyOf(received, target), at }),
  );
  const ours: Service = { letter: undefined, received: sum.theyGet, at: 0 };
  const ranked = rankServices({ ours, others });
  const lines = ranked.map(({ letter, received: get, at: moment }) =>
    letter === undefined
      ? told({ key: 'prices.withUs', facts: { get } })
      : told({ key: 'prices.withOther', facts: { example: { label: letter }, get, moment } }),
  );
  return said([
    told({ key: 'prices.compared', facts: { total: moneyOf(amount, base), example: { label: source } } }),
    ...lines,
  ]);
}

/** What our rate was lately, and that nobody knows what it will be. */
export function pastRatesReply(history: RateHistory | undefined, pair: Pair): AccountReply {
  const known = (history?.points ?? []).flatMap(({ rate }) => {
    const read = parseRate(rate);
    return read.ok ? [read.value] : [];
  });
  const latest = known.at(-1);
  if (!latest) return said([told({ key: 'prices.noPastRates' }), lead('prices.toRates', ratesPath(pair))]);
  const [lowest, highest] = [known.reduce(lower), known.reduce(higher)];
  const facts = {
    example: pairWords(latest, pair),
    options: [lowest, highest].map((rate): Words => ({ label: rate })),
  };
  return said([told({ key: 'prices.pastRates', facts }), lead('prices.toRates', ratesPath(pair))]);
}

const lower = (one: Rate, other: Rate): Rate => (compareRates(one, other) <= 0 ? one : other);
const higher = (one: Rate, other: Rate): Rate => (compareRates(one, other) >= 0 ? one : other);
const pairWords = (rate: Rate, { base, target }: Pair): Words => ({ label: `1 ${base} = ${rate} ${target}` });
