import { expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { wholeCost } from '#domain/quote/wholeCost.ts';
import { startTranslations } from '#src/locales/startTranslations.ts';
import { formatsOf } from '#src/ui/formats/useFormats.ts';
import { sayTo } from './say.ts';

const operatorFee = money('GBP', 2_19);
const ours = { youSend: money('GBP', 100_00), theyGet: money('XAF', 78_000), operatorFee };

test.each([
  ['en', /£4\.69 in total: £2\.19 is our fee, and £2\.50 is in the rate, 2\.5% below the market rate/],
  ['fr', /4,69\s£.*2,19\s£.*2,50\s£.*2,5\s%/],
] as const)(
  'in %s the guide says what the rate keeps in money, beside the fee (peers 1, D-11)',
  async (language, text) => {
    const i18n = await startTranslations(language);
    const say = sayTo({ words: { t: i18n.t, i18n }, formats: formatsOf(language), nameOf: () => undefined });
    expect(say.cost(wholeCost({ ...ours, midRate: '800' }), { operatorFee })).toMatch(text);
  },
);
