import { createHash } from 'node:crypto';
import type { Currency } from '#domain/money/currency.ts';

export type RateTick = {
  readonly base: Currency;
  readonly target: Currency;
  /** Mid-market, decimal text. */
  readonly rate: string;
  /** ISO time of the tick, the start of its minute. */
  readonly at: string;
};

/** What one pound bought in the middle of the market, reviewed on 2026-07-01. XAF and XOF follow the euro's peg. */
const unitsPerPound: Record<Currency, string> = {
  GBP: '1',
  EUR: '1.1525',
  CAD: '1.8340',
  DKK: '8.6015',
  NOK: '13.4280',
  SEK: '12.7460',
  CHF: '1.0795',
  USD: '1.3420',
  XAF: '755.9904425',
  XOF: '755.9904425',
  KES: '173.45',
  TZS: '3312.5',
  UGX: '4788',
  NGN: '2015.6',
  GHS: '14.62',
  ZAR: '23.71',
  GNF: '11640',
  GMD: '97.15',
  LRD: '244.8',
  SLE: '31.35',
};

/** Pegged to one another, so they do not move against each other: 1 EUR is 655.957 XAF or XOF. */
const euroZone: readonly Currency[] = ['EUR', 'XAF', 'XOF'];

const minuteMs = 60_000;
const scale = 10n ** 18n;

/** Swings of the walk, slow to quick: together they stay within 1.4 % of the table, so the inverse stays within 1.5 %. */
const swings = [
  { minutes: 1_440, millionths: 8_000 },
  { minutes: 180, millionths: 4_000 },
  { minutes: 15, millionths: 1_500 },
  { minutes: 1, millionths: 500 },
] as const;

/** The rate of a pair in the minute of `at`: the same answer for ever, from the pair and the minute alone. */
export function rateTick(base: Currency, target: Currency, at: Date): RateTick {
  const minute = Math.floor(at.getTime() / minuteMs);
  const middle = (scaled(unitsPerPound[target]) * scale) / scaled(unitsPerPound[base]);
  return {
    base,
    target,
    rate: decimalText(moved(middle, { base, target, minute })),
    at: new Date(minute * minuteMs).toISOString(),
  };
}

/** Walks the pair in its alphabetical direction and turns it round, so that there and back again gives nothing away. */
function moved(middle: bigint, { base, target, minute }: { base: Currency; target: Currency; minute: number }): bigint {
  if (base === target || (euroZone.includes(base) && euroZone.includes(target))) return middle;
  const million = 1_000_000n;
  const forwards = base < target;
  const pair = forwards ? base + target : target + base;
  const drift = million + BigInt(driftMillionths(pair, minute));
  return forwards ? (middle * drift) / million : (middle * million) / drift;
}

function driftMillionths(pair: string, minute: number): number {
  const drifts = swings.map(({ minutes, millionths }) => {
    const stretch = Math.floor(minute / minutes);
    const passed = (minute % minutes) / minutes;
    const from = pointOf(pair, minutes, stretch);
    const to = pointOf(pair, minutes, stretch + 1);
    return (from + (to - from) * passed) * millionths;
  });
  return Math.round(drifts.reduce((sum, drift) => sum + drift, 0));
}

/** A fixed number from -1 to 1 for every corner of the walk. */
function pointOf(pair: string, minutes: number, stretch: number): number {
  const digest = createHash('sha256').update(`${pair}/${minutes}/${stretch}`).digest();
  return digest.readUInt32BE(0) / 0x7f_ff_ff_ff - 1;
}

function scaled(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(18, '0'));
}

/** Six decimals, and below one eight digits that say something. */
function decimalText(value: bigint): string {
  const whole = value / scale;
  const fraction = (value % scale).toString().padStart(18, '0');
  const leadingZeros = fraction.length - fraction.replace(/^0+/, '').length;
  const kept = fraction.slice(0, whole > 0n ? 6 : leadingZeros + 8).replace(/0+$/, '');
  return kept === '' ? whole.toString() : `${whole}.${kept}`;
}
