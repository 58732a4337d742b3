import { env } from 'node:process';
import fc from 'fast-check';
import type { ErrorCode } from '#contract/protocol/failure.ts';
import { commitDraw } from '#scripts/commitDraw.ts';
import { someMoment } from '#tests/fixtures/transferFixture.ts';

/** What the fixtures say, and what another telling says in its place. */
export type Telling = {
  readonly texts: ReadonlyMap<string, string>;
  /** Refusals after which a flow goes on alike. */
  readonly refusals: ReadonlyMap<ErrorCode, ErrorCode>;
  /** Amounts in major or minor units and moments, where a field is one of `numberFields`. */
  readonly numbers: ReadonlyMap<number, number>;
  /** What is taken off, where the fixtures take off nothing. */
  readonly discounts: ReadonlyMap<string, number>;
};

/** The fields whose numbers a person reads; any other number is told as it was. */
export const numberFields = new Set([
  ...['originAmount', 'destinationAmount', 'operatorFee', 'serviceFee', 'totalToPay', 'minor', 'most'],
  ...['expiresAt', 'rateHeldUntil', 'dateCreated', 'heldUntil', 'nextAt', 'replyBy', 'day', 'confirmedAt'],
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
  /** Days. */
  later: fc.integer({ min: 1, max: 6 }),
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

/** What is written of a person, an address or a secret. */
const written = ({ sender, reference, mobile }: Pick<Drawn, 'sender' | 'reference' | 'mobile'>) =>
  Object.entries({
    'ama@example.com': `${sender.toLowerCase()}@example.com`,
    'My phone': `Phone of ${sender}`,
    hurried: 'hacked',
    'Blue key': `Key of ${sender}`,
    'CASE-7KD2QW4X': `CASE-${reference}`,
    'AZA 7731': `AZA ${reference}`,
    'It never arrived.': `${sender} never got it.`,
    'Where is my money?': `What became of ${reference}?`,
    'https://sawa.example/follow/token': `https://sawa.example/follow/${reference}`,
    'https://sawa.example/verification/hand-over/token': `https://sawa.example/verification/hand-over/${reference}`,
    JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU',
    'abcd-efgh-jkmn-pqrs': `${mobile}-abcd`,
    'tuvw-xyz2-3456-789a': `${mobile}-tuvw`,
    '1 High Street': `${mobile.slice(0, 2)} Mill Lane`,
    London: 'Leeds',
    York: 'Ripon',
    'N1 1AA': 'LS1 4AP',
    emailInvalid: 'emailRequired',
    '677654321': `75${mobile}`,
    '7700900123': `740${mobile}`,
  });

/** Refusals that decide nothing but what is said. */
const plainRefusals = [
  ...(['serviceUnavailable', 'verificationUnavailable', 'oldPasswordWrong'] as const),
  ...(['personalDetailsInvalid', 'passwordRefused'] as const),
];

function tellingOf({ sent, fee, earlier, later, discounts, ...people }: Drawn): Telling {
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
      ['Ama Ntu', `${people.sender} ${people.lastName}`],
      ['Too dark', 'documentUnreadable'],
      ['671234567', `74${people.mobile}`],
      ['7K3M92NC', people.reference],
      ...written(people),
    ]),
    refusals: new Map(plainRefusals.map((code) => [code, 'tooManyRequests'] as const)),
    numbers: new Map([
      ...[[100, sent] as const, [2.19, fee] as const, [102.19, total] as const].map(
        ([usual, other]) => [usual, major(other)] as const,
      ),
      [78_000, Math.floor(sent * 32.5)],
      [10_000, sent],
      [10_219, total],
      [someMoment, someMoment - 60 * earlier],
      [someMoment + 86_400, someMoment + 86_400 - 60 * earlier],
      ...[2, 14, 90, 366].map((days) => [someMoment + days * 86_400, someMoment + (days + later) * 86_400] as const),
      ...[14, 21].map((day) => [day, day - later] as const),
      [50_000, sent * 5],
      [75_000, sent * 7],
      [95, major(fee) * 40],
    ]),
    discounts: new Map([
      ['referralDiscount', major(referralDiscount)],
      ['voucherDiscount', major(voucherDiscount)],
      ['promoDiscount', major(promoDiscount)],
    ]),
  };
}
