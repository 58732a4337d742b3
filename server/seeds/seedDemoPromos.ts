import type { Promo } from '#contract/quote/quote.ts';
import type { Db } from '../database/open.ts';

type DemoPromo = Pick<Promo, 'code' | 'type' | 'settings'> & { readonly from?: string; readonly until?: string };

const always = { from: '2026-01-01', until: '2097-12-31' };
const forAll = { usageLimit: 3, currenciesValid: 'ALL' } as const;

/** One promotion of every kind, and one of every kind of refusal, for somebody who tries the product out. */
export const demoPromos: readonly DemoPromo[] = [
  {
    code: 'WELCOME10',
    type: 'PERCENTAGE',
    settings: { ...forAll, usageLimit: 1, percentage: '10', maximumSpend: 500 },
  },
  { code: 'SAVE5', type: 'FIXED_AMOUNT', settings: { ...forAll, discountAmount: 5, minimumSpend: 50 } },
  {
    code: 'BETTERRATE',
    type: 'FIXED_RATE',
    settings: { ...forAll, baseCurrency: 'GBP', targetCurrency: 'XAF', rate: '760' },
  },
  // Pays for all of it: there is nothing left to pay.
  {
    code: 'FIRSTONUS',
    type: 'FIXED_AMOUNT',
    settings: { ...forAll, usageLimit: 1, discountAmount: 60, maximumSpend: 50 },
  },
  { code: 'FREEFEE', type: 'FREE_OPERATOR_FEE', settings: forAll },
  { code: 'POUNDSONLY', type: 'PERCENTAGE', settings: { ...forAll, currenciesValid: ['GBP'], percentage: '5' } },
  {
    code: 'LASTYEAR',
    type: 'PERCENTAGE',
    settings: { ...forAll, percentage: '10' },
    from: '2025-01-01',
    until: '2025-12-31',
  },
  { code: 'NOTYET', type: 'PERCENTAGE', settings: { ...forAll, percentage: '10' }, from: '2097-01-01' },
];

/** A code for one person alone; anybody else is told that it is taken. */
const personalPromo: DemoPromo = {
  code: 'JUSTFORYOU',
  type: 'FIXED_AMOUNT',
  settings: { ...forAll, usageLimit: 1, discountAmount: 10, minimumSpend: 20 },
};

export async function seedDemoPromos(db: Db, { personalFor }: { personalFor?: string } = {}): Promise<void> {
  const personal = personalFor === undefined ? [] : [rowOf(personalPromo, personalFor)];
  await db
    .insertInto('promo')
    .values([...demoPromos.map((promo) => rowOf(promo, null)), ...personal])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const rowOf = (
  { code, type, settings, from = always.from, until = always.until }: DemoPromo,
  onlyFor: string | null,
) => ({
  code,
  type,
  starts_at: new Date(`${from}T00:00:00Z`),
  ends_at: new Date(`${until}T23:59:59Z`),
  settings: JSON.stringify(settings),
  only_for: onlyFor,
});
