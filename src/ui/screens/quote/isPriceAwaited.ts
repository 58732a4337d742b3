import type { CalculatorView } from '#src/machines/quote/price-quote/calculatorView.ts';

/** An amount was given and its price is on its way. */
export const isPriceAwaited = (
  { sum, draft, refusal }: Pick<CalculatorView, 'draft'> & Partial<Pick<CalculatorView, 'sum' | 'refusal'>>,
  isUnavailable: boolean,
): boolean => !sum && draft.payinActualValue !== undefined && !refusal && !isUnavailable;
