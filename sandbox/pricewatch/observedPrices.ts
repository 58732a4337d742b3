import type { Currency } from '#domain/money/currency.ts';
import { convert, type Money, money, subtract, takeBasisPoints, toMajorText } from '#domain/money/money.ts';
import { applyMargin, parseRate, type Rate } from '#domain/money/rate.ts';
import { divideHalfUp } from '#domain/money/rounding.ts';
import { rateTick } from '../rates/simulatedRates.ts';

type Observed = {
  readonly id: string;
  readonly name: string;
  /** How far under the middle of the market its rate stands at its best, in basis points. */
  readonly margin: number;
  /** By how much the margin grows and shrinks over two hours. */
  readonly swing: number;
  readonly feeBasisPoints: number;
  /** Added to every transfer, in pennies of a pound. */
  readonly feePence: number;
};

/** Three made-up companies: a cheap one that beats most, one of the middle, and a dear one that calls itself free. */
const observed: readonly Observed[] = [
  { id: 'cp-01', name: 'Competitor one', margin: 120, swing: 260, feeBasisPoints: 150, feePence: 100 },
  { id: 'cp-02', name: 'Competitor two', margin: 330, swing: 120, feeBasisPoints: 0, feePence: 299 },
  { id: 'cp-03', name: 'Competitor three', margin: 520, swing: 180, feeBasisPoints: 0, feePence: 0 },
];

const hourMs = 3_600_000;

/** What each of them would deliver at `at` to somebody who pays `amount` in all. */
export function observedPrices({ amount, target, at }: { amount: Money; target: Currency; at: Date }) {
  const dateCollected = rateTick(amount.currency, target, at).at;
  const mid = midRate(amount.currency, target, at);
  return observed.map((company) => {
    const rate = applyMargin(mid, marginAt(company, new Date(dateCollected)));
    const fee = feeOf(company, amount);
    const received = convert(subtract(amount, fee), target, rate);
    return {
      id: company.id,
      name: company.name,
      type: 'moneyTransferProvider',
      quotes: [{ rate, fee: toMajorText(fee), receivedAmount: toMajorText(received), dateCollected }],
    };
  });
}

/** A slow wave, each company in its own beat, so that now one and now another is the cheapest. */
function marginAt({ margin, swing, id }: Observed, at: Date): number {
  const beat = Number(id.slice(-1)) / observed.length;
  const turn = (at.getTime() / (2 * hourMs) + beat) % 1;
  return margin + Math.round(swing * (turn < 0.5 ? turn * 2 : 2 - turn * 2));
}

function feeOf({ feeBasisPoints, feePence }: Observed, amount: Money): Money {
  const fixed = convert(money('GBP', feePence), amount.currency, midRate('GBP', amount.currency, new Date(0)));
  const share = takeBasisPoints(amount, feeBasisPoints);
  const most = money(amount.currency, Number(divideHalfUp(BigInt(amount.minor), 2n)));
  const fee = money(amount.currency, fixed.minor + share.minor);
  return fee.minor > most.minor ? most : fee;
}

function midRate(base: Currency, target: Currency, at: Date): Rate {
  const rate = parseRate(rateTick(base, target, at).rate);
  if (!rate.ok) throw new Error(`The walk of ${base} to ${target} left the road`);
  return rate.value;
}
