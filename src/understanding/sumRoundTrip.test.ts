import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Language, languages, localeOf } from '#contract/protocol/language.ts';
import { type Currency, minorDigits } from '#domain/money/currency.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { type Money, money } from '#domain/money/money.ts';
import { readAmountText } from '#domain/quote/amountText.ts';
import { understand } from './understand.ts';

const readSum = (utterance: string, language: Language): Money | undefined =>
  understand(utterance, { language, asking: undefined, known: { today: '2026-11-21' } }).slots.amount?.value.money;

/** Every currency money is sent or received in. */
const currencies: readonly Currency[] = [
  'GBP',
  'EUR',
  'CAD',
  'DKK',
  'NOK',
  'SEK',
  'CHF',
  'XAF',
  'XOF',
  'KES',
  'TZS',
  'UGX',
  'NGN',
  'GHS',
];

const sum = fc
  .tuple(fc.constantFrom(...currencies), fc.integer({ min: 1, max: 99_999_999 }))
  .map(([currency, units]) => money(currency, minorDigits(currency) ? units : Math.ceil(units / 100)));

describe.each(languages)('a sum written in %s', (language) => {
  test('as the product shows it is read as that sum', () => {
    fc.assert(
      fc.property(sum, (amount) => {
        expect(readSum(`send ${formatMoney(amount, localeOf[language])}`, language)).toEqual(amount);
      }),
      { numRuns: 300 },
    );
  });

  test('in words is read as that sum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 999_999 }), (pounds) => {
        const words = language === 'en' ? `send ${english(pounds)} pounds` : `envoie ${french(pounds)} livres`;
        expect(readSum(words, language)).toEqual(money('GBP', pounds * 100));
      }),
      { numRuns: 300 },
    );
  });

  test('in words with its hundredths is read as that sum, to the penny', () => {
    const parts = fc.tuple(fc.integer({ min: 2, max: 9_999 }), fc.integer({ min: 2, max: 99 }));
    fc.assert(
      fc.property(parts, ([whole, hundredths]) => {
        const words =
          language === 'en'
            ? `send ${english(whole)} pounds ${english(hundredths)} pence`
            : `envoie ${french(whole)} euros et ${french(hundredths)} centimes`;
        expect(readSum(words, language)).toEqual(money(language === 'en' ? 'GBP' : 'EUR', whole * 100 + hundredths));
      }),
      { numRuns: 300, examples: [[[5, 7]]] },
    );
  });
});

/** What people type into an amount box: digits, and whatever may stand between them. */
const typed = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789.,'), maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(..."0159.,\u00a0\u202f '’k٠١٥０５٫，"), maxLength: 10 }),
);

describe.each(languages)('an amount that stands alone in %s', (language) => {
  const known = { today: '2026-11-21', senderCountry: 'GB', destination: 'CM' } as const;

  test('means to the guide what it means to the amount box (QUO-19)', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const box = readAmountText(text, { currency: 'GBP', locale: localeOf[language] });
        const { slots, ambiguities } = understand(text, { language, asking: 'amount', known });
        const amount = slots.amount?.value.money;
        expect(amount).toEqual(box.kind === 'taken' && box.amount.minor > 0 ? box.amount : undefined);
        if (box.kind !== 'asked') return;
        const offered = ambiguities.flatMap(({ candidates }): readonly unknown[] => candidates);
        const asked = box.readings.filter(({ minor }) => minor > 0);
        for (const reading of asked) expect(offered).toContainEqual({ side: 'send', money: reading });
      }),
      { numRuns: 1500 },
    );
  });

  test('with its currency is never another amount to the guide than to the box (QUO-19)', () => {
    fc.assert(
      fc.property(typed, fc.constantFrom('GBP', 'XAF', 'EUR'), (digits, currency) => {
        fc.pre(/\p{Nd}$/u.test(digits));
        const text = `${digits} ${currency}`;
        const box = readAmountText(text, { currency, locale: localeOf[language] });
        const amount = understand(text, { language, asking: 'amount', known }).slots.amount?.value.money;
        if (box.kind === 'taken' && amount) expect(amount).toEqual(box.amount);
        if (box.kind === 'asked') expect(amount).toBeUndefined();
      }),
      { numRuns: 1500 },
    );
  });
});

const under20 =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function english(value: number): string {
  if (value < 20) return under20[value] ?? '';
  if (value < 100) return `${tens[Math.floor(value / 10)]}${value % 10 ? `-${under20[value % 10]}` : ''}`;
  const [size, name] = value < 1000 ? [100, 'hundred'] : [1000, 'thousand'];
  const rest = value % size;
  return `${english(Math.floor(value / size))} ${name}${rest ? `${rest < 100 ? ' and' : ''} ${english(rest)}` : ''}`;
}

const moins20 =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const dizaines = 'zéro dix vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(' ');

function french(value: number): string {
  if (value < 20) return moins20[value] ?? '';
  if (value < 100) {
    const ten = Math.floor(value / 10);
    const rest = ten === 7 || ten === 9 ? (value % 10) + 10 : value % 10;
    const link = (rest === 1 || rest === 11) && ten < 8 ? ' et ' : '-';
    return `${dizaines[ten]}${rest ? `${link}${moins20[rest]}` : ten === 8 ? 's' : ''}`;
  }
  const [size, name] = value < 1000 ? [100, 'cent'] : [1000, 'mille'];
  const count = Math.floor(value / size);
  const rest = value % size;
  return `${count > 1 ? `${french(count).replace(/vingts$/, 'vingt')} ` : ''}${name}${rest ? ` ${french(rest)}` : ''}`;
}
