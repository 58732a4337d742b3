import { describe, expect, test } from 'vitest';
import type { Currency } from '../money/currency.ts';
import { readAmountText } from './amountText.ts';

/** Currencies a sign stands for, the field's own aside, in the order they are asked about. */
const meantBy: Readonly<Record<string, readonly Currency[]>> = {
  '£': ['GBP'],
  '€': ['EUR'],
  $: ['CAD', 'USD'],
  CA$: ['CAD'],
  C$: ['CAD'],
  US$: ['USD'],
  kr: ['DKK', 'NOK', 'SEK'],
  Fr: ['CHF'],
  SFr: ['CHF'],
  F: ['XAF', 'XOF', 'GNF'],
  CFA: ['XAF', 'XOF'],
  FCFA: ['XAF', 'XOF'],
  '₦': ['NGN'],
  KSh: ['KES'],
  TSh: ['TZS'],
  USh: ['UGX'],
  '₵': ['GHS'],
  'GH₵': ['GHS'],
};
const signs = Object.keys(meantBy);
const read = (text: string, currency: Currency) => readAmountText(text, { currency, locale: 'en-GB' });
/** A currency no sign of the table stands for. */
const elsewhere = 'ZAR';

describe('a sign beside an amount (QUO-19)', () => {
  test.each(signs)(
    '%s is taken where the field is of a currency it stands for, before the figure or after it',
    (sign) => {
      for (const currency of meantBy[sign] ?? []) {
        for (const text of [`${sign}100`, `${sign} 100`, `100${sign}`, `100 ${sign}`, `${sign.toLowerCase()}100`]) {
          expect(read(text, currency)).toMatchObject({ kind: 'taken', amount: { currency } });
        }
      }
    },
  );

  test.each(signs)('%s in a field of another currency asks which is meant, the field’s own first', (sign) => {
    const reading = read(`${sign}100`, elsewhere);
    expect(reading.kind === 'asked' && reading.readings.map(({ currency }) => currency)).toEqual([
      elsewhere,
      ...(meantBy[sign] ?? []),
    ]);
  });
});
