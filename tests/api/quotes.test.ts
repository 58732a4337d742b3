import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  createTransferQuote,
  readExchange,
  type TransferQuote,
  type TransferQuoteRequest,
} from '#contract/quote/quote.ts';
import { minorDigits } from '#domain/money/currency.ts';
import { bothSides, delivering, fixedSides, sending } from '#domain/money/fixedAmount.ts';
import { add, convert, fromMajorNumber, money, toMajorNumber } from '#domain/money/money.ts';
import { currencyOf } from '#domain/reference/countries.ts';
import { payInCountryCodes, payoutCountryCodes } from '#domain/reference/countryCodes.ts';
import { methodsAvailable } from '#domain/reference/deliveryMatrix.ts';
import { seedDemoPromos } from '#server/seeds/seedDemoPromos.ts';
import { livesIn, type Person, signUpAndIn } from '#tests/fixtures/people.ts';
import { askPrice, priceRequestOf } from '#tests/fixtures/quoting.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';

/** Exact minor units of an amount on the wire; more decimals than the currency has fail the test. */
function minorOf(amount: number, currency: TransferQuote['destinationCurrency']): number {
  const exact = fromMajorNumber(amount, currency);
  if (!exact.ok) throw new Error(`${amount} is not an amount of ${currency}`);
  return exact.value.minor;
}

describe('the price of a transfer', () => {
  let app: RunningApp;
  let ama: Person;
  beforeAll(async () => {
    app = await startApp();
    await seedDemoPromos(app.db);
    ama = await signUpAndIn(app);
  });
  afterAll(() => app.stop());

  test('is the sum of its parts, kept as it was told, for any amount, pair, method and promotion (D-48, QUO-24, QUO-31)', async () => {
    const somebody = await signUpAndIn(app);
    const routes = fc.constantFrom(...payoutCountryCodes).chain((to) =>
      fc.record({
        to: fc.constant(to),
        method: fc.constantFrom(...methodsAvailable(to)),
        from: fc.constantFrom(...payInCountryCodes),
        amount: fc.integer({ min: 510, max: 1_500_000 }),
        includeOperatorFee: fc.boolean(),
        promoCode: fc.constantFrom(undefined, 'SAVE5', 'FREEFEE'),
        side: fc.constantFrom(...fixedSides),
      }),
    );
    await fc.assert(
      fc.asyncProperty(routes, async ({ amount, promoCode, side, ...route }) => {
        const youSend = money(currencyOf(route.from), amount);
        const pair = { base: currencyOf(route.from), target: currencyOf(route.to) };
        const { rate: today } = dataOf(await somebody.sender.call(readExchange, { params: pair }));
        const theyGet = add(convert(youSend, pair.target, today as `${number}`), money(pair.target, 1));
        const usesPromo = promoCode !== undefined && amount >= 5100;
        const asked = side === 'payout' ? { theyGet: toMajorNumber(theyGet) } : {};
        const wish = { ...route, amount: toMajorNumber(youSend), ...asked, ...(usesPromo && { promoCode }) };
        await livesIn(app.db, somebody, route.from);
        const { held, answer } = await askPrice(somebody, wish);
        const quote = dataOf(answer);
        const paidIn = (part: number) => minorOf(part, quote.originCurrency);

        const parts = paidIn(quote.originAmount) + paidIn(quote.operatorFee) + paidIn(quote.transferFee);
        const discounts = paidIn(quote.promoDiscount) + paidIn(quote.referralDiscount) + paidIn(quote.voucherDiscount);
        expect(paidIn(quote.totalToPay)).toBe(parts - discounts);
        const rate = held.rate as `${number}`;
        const fixed = side === 'payin' ? sending(youSend) : delivering(theyGet, youSend.currency);
        const ruled = bothSides(fixed, quote.destinationCurrency, rate);
        expect(paidIn(quote.originAmount)).toBe(ruled.youSend.minor);
        expect(minorOf(quote.destinationAmount, quote.destinationCurrency)).toBe(ruled.theyGet.minor);
        expect(quote.fixedSide).toBe(side);
        expect(quote.exchangeRate).toBe(held.rate);

        const kept = await app.db
          .selectFrom('transfer_quote')
          .select([
            'user_id',
            'total_minor',
            'destination_minor',
            'fixed_side',
            'operator_fee_minor',
            'operator_fee_waived_minor',
          ])
          .where('id', '=', quote.id)
          .executeTakeFirstOrThrow();
        expect(kept).toMatchObject({
          user_id: somebody.user.id,
          fixed_side: side,
          total_minor: BigInt(paidIn(quote.totalToPay)),
          destination_minor: BigInt(minorOf(quote.destinationAmount, quote.destinationCurrency)),
          operator_fee_minor: BigInt(paidIn(quote.operatorFee)),
        });
        const isCharged = wish.includeOperatorFee && route.to !== 'NG';
        expect(kept.operator_fee_minor + kept.operator_fee_waived_minor > 0n).toBe(isCharged);
      }),
      { numRuns: 60 },
    );
  });

  test('charges 1.99 and 0.2 % of 100 pounds by mobile money, held as long as its rate (QUO-25…28, D-120)', async () => {
    const { held, answer } = await askPrice(ama, { amount: 100 });
    expect(dataOf(answer)).toMatchObject({
      transferMethod: 'mobile_money',
      originAmount: 100,
      originCurrency: 'GBP',
      destinationCurrency: 'XAF',
      operatorFee: 2.19,
      totalToPay: 102.19,
      includeOperatorFee: true,
      expiresAt: held.expiresAt,
    });
  });

  test('believes no figure of the browser’s (API-33, ASVS 8.2.3)', async () => {
    const honest = dataOf((await askPrice(ama, { amount: 100 }, { calculatorDestinationAmount: 1 })).answer);
    const lying = dataOf((await askPrice(ama, { amount: 100 }, { calculatorDestinationAmount: 9_999_999 })).answer);
    expect(lying.destinationAmount).toBe(honest.destinationAmount);
    const inventedFields = { operatorFee: 0, exchangeRate: '9999' } as Partial<TransferQuoteRequest>;
    expect((await askPrice(ama, { amount: 100 }, inventedFields)).answer).toMatchObject({
      status: 400,
      error: { code: 'requestInvalid' },
    });
  });

  test('never includes an operator fee for Nigeria (QUO-36)', async () => {
    const { answer } = await askPrice(ama, { amount: 100, to: 'NG', method: 'bank_transfer' });
    expect(dataOf(answer)).toMatchObject({ includeOperatorFee: false, operatorFee: 0, totalToPay: 100 });
  });

  test.each([
    ['4.99 is under the minimum', 4.99, 'mobile_money', 'amountBelowMinimum', { amount: '5.00', currency: 'GBP' }],
    ['nothing is under the minimum', 0, 'mobile_money', 'amountBelowMinimum', { amount: '5.00', currency: 'GBP' }],
    [
      '20,000 and its fee pass the limit',
      20_000,
      'bank_transfer',
      'amountAboveMaximum',
      { amount: '20000.00', currency: 'GBP' },
    ],
  ] as const)('%s (QUO-20…23)', async (_case, amount, method, code, params) => {
    const { answer } = await askPrice(ama, { amount, method });
    expect(answer).toMatchObject({ status: 422, error: { code, details: { params: { ...params, method } } } });
  });

  test('20,000 without the fee is allowed (QUO-21, ASVS 2.1.3)', async () => {
    const { answer } = await askPrice(ama, { amount: 20_000, method: 'bank_transfer', includeOperatorFee: false });
    expect(dataOf(answer).totalToPay).toBe(20_000);
  });

  test.each([1.001, 1e-7, 99_999_999_999])('%s is no amount of pounds (ASVS 1.4.2)', async (amount) => {
    const { answer } = await askPrice(ama, { amount: 50 }, { originAmount: amount });
    expect(answer).toMatchObject({ status: 422, error: { code: 'amountInvalid' } });
  });

  test.each<[string, Partial<TransferQuoteRequest>, string]>([
    ['a currency the origin country does not have', { originCountryCode: 'FR' }, 'requestInvalid'],
    ['a country nobody pays in from', { originCountryCode: 'CM' }, 'requestInvalid'],
    ['a currency the destination does not have', { destinationCountryCode: 'KE' }, 'requestInvalid'],
    ['a country that is not on offer yet', { destinationCountryCode: 'GA' }, 'requestInvalid'],
    [
      'another pair than the held rate’s',
      { destinationCountryCode: 'UG', destinationCurrency: 'UGX' },
      'requestInvalid',
    ],
    ['a method number nobody has', { transferMethodId: 4 as 3 }, 'requestInvalid'],
    ['a negative amount', { originAmount: -100 }, 'requestInvalid'],
  ])('%s does not fit (ASVS 2.2.3)', async (_case, lies, code) => {
    const { answer } = await askPrice(ama, { amount: 100 }, lies);
    expect(answer).toMatchObject({ ok: false, error: { code } });
  });

  test('a way of receiving the country does not have is refused (QUO-34, REF-12, ASVS 2.1.2)', async () => {
    const { answer } = await askPrice(ama, { amount: 100, to: 'KE', method: 'cash_pickup' });
    expect(answer).toMatchObject({ status: 422, error: { code: 'methodUnavailable' } });
  });

  test.each([
    ['FR', 'FR', true],
    ['FR', 'PT', true],
    ['FR', 'GB', false],
    ['GB', 'GB', true],
    ['GB', 'FR', false],
    ['CH', 'DE', false],
    ['CA', 'GB', false],
  ] as const)('who lives in %s and sends from %s is priced: %s (D-70)', async (home, from, isPriced) => {
    const person = await signUpAndIn(app);
    await livesIn(app.db, person, home);
    const { answer } = await askPrice(person, { amount: 100, from, to: 'UG' });
    expect(answer.ok ? undefined : answer.error.code).toBe(isPriced ? undefined : 'originNotYours');
  });

  test('a pair that went down since its rate was held is refused (D-57)', async () => {
    const wish = { amount: 100, from: 'DK', to: 'UG' } as const;
    const dane = await signUpAndIn(app);
    await livesIn(app.db, dane, 'DK');
    const { held } = await askPrice(dane, wish);
    await app.db.insertInto('pair_downtime').values({ base: 'DKK', target: 'UGX' }).execute();
    const request = priceRequestOf(wish, held.id);
    await vi.waitFor(
      async () =>
        expect(await dane.sender.call(createTransferQuote, { body: request })).toMatchObject({
          status: 422,
          error: { code: 'pairDown', details: { params: { base: 'DKK', target: 'UGX' } } },
        }),
      5000,
    );
  });

  test('a held rate is its owner’s alone, and only while it is held (ASVS 8.2.2, D-120)', async () => {
    const kofi = await signUpAndIn(app);
    const { held } = await askPrice(ama, { amount: 100 });
    const stolen = await askPrice(kofi, { amount: 100 }, { exchangeRateQuoteId: held.id });
    expect(stolen.answer).toMatchObject({ status: 404, error: { code: 'notFound' } });

    await app.db.updateTable('rate_quote').set({ expires_at: new Date() }).where('id', '=', held.id).execute();
    const late = await askPrice(ama, { amount: 100 }, { exchangeRateQuoteId: held.id });
    expect(late.answer).toMatchObject({ status: 409, error: { code: 'quoteExpired' } });
  });

  test('every amount on the wire has the decimals of its currency (D-45, D-117)', async () => {
    for (const to of payoutCountryCodes) {
      const [method = 'mobile_money'] = methodsAvailable(to);
      const quote = dataOf((await askPrice(ama, { amount: 33.33, to, method })).answer);
      const decimals = String(quote.destinationAmount).split('.')[1]?.length ?? 0;
      expect(decimals).toBeLessThanOrEqual(minorDigits(quote.destinationCurrency));
    }
  });
});
