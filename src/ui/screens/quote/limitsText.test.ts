import { expect, test } from 'vitest';
import { moneyOf } from '#contract/transfer/transferSum.ts';
import type { Money } from '#domain/money/money.ts';
import { startTranslations } from '#src/locales/startTranslations.ts';
import { limitsText } from './limitsText.ts';

const { t: en } = await startTranslations('en');
const { t: fr } = await startTranslations('fr');
const pounds = (amount: number): Money => moneyOf(amount, 'GBP');
const money = (sum: Money): string => `£${Number(sum.minor) / 100}`;
const because = { amount: 20_000, currency: 'GBP', days: 1 } as const;

test('a limit told in the currency of before is no reason to fail while another is chosen', () => {
  const dollars = (amount: number): Money => moneyOf(amount, 'CAD');
  const limits = { least: dollars(5), most: dollars(20_000), because };
  expect(limitsText(limits, { t: en, money })).toContain('You can send up to £20000 a day');
});

test.each([
  ['nothing of it is used', 20_000, 'That’s the most you can send in a day.', 'C’est le maximum par jour.'],
  ['a part is used', 3_000, 'You can send up to £20000 a day; for more,', 'jusqu’à £20000 par jour\u202f; au-delà,'],
  ['all of it is used', 0, 'You’ve sent £20000 today', 'Vous avez envoyé £20000 aujourd’hui'],
])('the limit of a day says what matters when %s', (_case, most, english, french) => {
  const limits = { least: pounds(5), most: pounds(most), because };
  expect(limitsText(limits, { t: en, money })).toContain(english);
  expect(limitsText(limits, { t: fr, money })).toContain(french);
});
