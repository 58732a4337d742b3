import { useEffect, useState } from 'react';
import type { CompetitorRates } from '#contract/quote/competitor.ts';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';

type Asked = {
  readonly base: PayInCurrency;
  readonly target: Currency;
  /** Paid in all, in major units. */
  readonly amount: string;
};
export type LoadCompetitorRates = (asked: Asked) => Promise<CompetitorRates>;

/** Milliseconds without a key before an amount is asked about. */
const settleMs = 500;

type Heard = { readonly name: string; readonly rates: CompetitorRates | 'failed' };

/** What others deliver for this amount, from the call alone: figures of another amount are never shown (D-105). */
export function useCompetitorRates({ base, target, amount }: Partial<Asked>, load: LoadCompetitorRates) {
  const [heard, setHeard] = useState<Heard>();
  const [tries, setTries] = useState(0);
  const name = [base, target, amount, tries].join(' ');

  useEffect(() => {
    if (!base || !target || !amount) return undefined;
    let isOver = false;
    const hear = (rates: Heard['rates']) => {
      if (!isOver) setHeard({ name, rates });
    };
    const ask = () => {
      load({ base, target, amount }).then(hear, () => hear('failed'));
    };
    const timer = setTimeout(ask, settleMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [base, target, amount, name, load]);

  return {
    rates: heard?.name === name ? heard.rates : undefined,
    askAgain: () => setTries((before) => before + 1),
  };
}
