import { env } from 'node:process';
import fc from 'fast-check';
import { commitDraw } from '#scripts/commitDraw.ts';
import { someMoment } from '#tests/fixtures/transferFixture.ts';

/** What the fixtures say, and what another telling says in its place. */
export type Telling = {
  readonly texts: ReadonlyMap<string, string>;
  /** Amounts in major or minor units and moments, where a field is one of `numberFields`. */
  readonly numbers: ReadonlyMap<number, number>;
  /** What is taken off, where the fixtures take off nothing. */
  readonly discounts: ReadonlyMap<string, number>;
};

/** The fields whose numbers a person reads; any other number is told as it was. */
export const numberFields = new Set([
  ...['originAmount', 'destinationAmount', 'operatorFee', 'serviceFee', 'totalToPay', 'minor'],
  ...['expiresAt', 'rateHeldUntil', 'dateCreated'],
]);

const digits = (count: number) => fc.stringMatching(new RegExp(`^[1-9]{${count}}$`));
const pence = (least: number, most: number) => fc.integer({ min: least, max: most });

const drawn = fc.record({
  firstName: fc.constantFrom('Amina', 'Fatou', 'Blaise', 'Solange'),
  lastName: fc.constantFrom('Mbarga', 'Etoundi', 'Nkeng', 'Tchami'),
  sender: fc.constantFrom('Kojo', 'Abena', 'Kwame', 'Efua'),
  otherName: fc.constantFrom('Didier', 'Esther', 'Yannick', 'Odile'),
  mobile: digits(7),
  reference: digits(8),
  sent: pence(6_001, 9_799),
  fee: pence(220, 400),
  discounts: fc.uniqueArray(pence(101, 199), { minLength: 3, maxLength: 3 }),
  /** Minutes. */
  earlier: fc.integer({ min: 1, max: 300 }),
});

type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never;

/** Another country than the fixtures', where a card has its charge and a number its network. */
const country = { CM: 'TZ', XAF: 'TZS', '+237': '+255', mtn: 'vodafone', '780': '3250' };

/** The same story of other people and other sums: each commit draws its own, so that no page can know them. */
export function otherTelling(): Telling {
  const seed = Number(env.PROPERTY_SEED ?? commitDraw() ?? 1);
  const [draw] = fc.sample(drawn, { seed: seed % 2 ** 31, numRuns: 1 });
  if (!draw) throw new Error('Nothing was drawn');
  return tellingOf(draw);
}

function tellingOf({ sent, fee, earlier, discounts, ...people }: Drawn): Telling {
  const [referralDiscount = 0, voucherDiscount = 0, promoDiscount = 0] = discounts;
  const total = sent + fee - referralDiscount - voucherDiscount - promoDiscount;
  const major = (minor: number) => minor / 100;
  return {
    texts: new Map([
      ...Object.entries(country),
      ['Marie', people.firstName],
      ['Ngo', people.lastName],
      ['Paul', people.otherName],
      ['Ama', people.sender],
      ['CHIDI OKAFOR', `CHIDI ${people.lastName.toUpperCase()}`],
      ['Ntu', people.lastName],
      ['Too dark', 'documentUnreadable'],
      ['671234567', `74${people.mobile}`],
      ['7K3M92NC', people.reference],
    ]),
    numbers: new Map([
      ...[[100, sent] as const, [2.19, fee] as const, [102.19, total] as const].map(
        ([usual, other]) => [usual, major(other)] as const,
      ),
      [78_000, Math.floor(sent * 32.5)],
      [10_000, sent],
      [10_219, total],
      [someMoment, someMoment - 60 * earlier],
      [someMoment + 86_400, someMoment + 86_400 - 60 * earlier],
    ]),
    discounts: new Map([
      ['referralDiscount', major(referralDiscount)],
      ['voucherDiscount', major(voucherDiscount)],
      ['promoDiscount', major(promoDiscount)],
    ]),
  };
}
