import { expect, test } from 'vitest';
import { payInCurrencies } from '../money/currency.ts';
import { add, compareMoney, money, subtract } from '../money/money.ts';
import { exampleSend, mobileMoneyPrice, mobileMoneyServices } from './mobileMoneyPrice.ts';
import { operatorFee } from './operatorFee.ts';
import { serviceTerms } from './serviceTerms.ts';
import { standardServices } from './standardServices.ts';

const toCameroon = mobileMoneyServices(standardServices, 'GBP').find(({ country }) => country === 'CM');

test('the example for pounds to Cameroon has the rate’s amount and the fee with its part for cashing out (PUB-12, D-08)', () => {
  if (!toCameroon) throw new Error('Nothing is sent to Cameroon');
  const price = mobileMoneyPrice({ service: toCameroon, rate: '780' });
  expect(price.youSend).toEqual(money('GBP', 10_000));
  expect(price.theyGet).toEqual(money('XAF', 78_000));
  expect(price.cashOut).toEqual(money('GBP', 20));
  expect(price.fee).toEqual(money('GBP', 219));
});

test.each(payInCurrencies)(
  'from %s every price is the one a transfer gets, and the cash-out part is inside the fee',
  (from) => {
    for (const service of mobileMoneyServices(standardServices, from)) {
      const price = mobileMoneyPrice({ service, rate: '123.45' });
      const { youSend, theyGet } = price;
      const terms = serviceTerms(service);
      const paid = operatorFee({ youSend, theyGet, rate: '123.45', method: 'mobile_money', terms });
      expect(price.fee).toEqual(paid.operatorFeeInOriginCurrency);
      expect(compareMoney(price.cashOut, price.fee)).toBeLessThanOrEqual(0);
      expect(add(subtract(price.fee, price.cashOut), price.cashOut)).toEqual(price.fee);
      expect(youSend).toEqual(exampleSend(from));
    }
  },
);

test('only mobile money from that currency is listed', () => {
  const listed = mobileMoneyServices(standardServices, 'EUR');
  expect(listed.map(({ country }) => country).sort()).toEqual(['CM', 'KE', 'TZ', 'UG']);
  expect(new Set(listed.map(({ originCurrency }) => originCurrency))).toEqual(new Set(['EUR']));
});
