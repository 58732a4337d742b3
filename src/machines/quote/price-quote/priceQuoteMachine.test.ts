import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiFailure, type ErrorCode } from '#contract/protocol/failure.ts';
import type { Exchange, Promo, TransferQuote, TransferQuoteRequest } from '#contract/quote/quote.ts';
import { money } from '#domain/money/money.ts';
import { startDraft } from '#domain/quote/draft.ts';
import { exchangeFixture, quoteAsAsked, rateQuoteFixture, servicesFixture } from '#tests/fixtures/priceFixture.ts';
import { promoFixture } from '#tests/fixtures/promoFixture.ts';
import { quoteFixture } from '#tests/fixtures/transferFixture.ts';
import { applyPromoMachine, type PromoToRead } from '../apply-promo/applyPromoMachine.ts';
import { calculationOf, type PairServices, quoteChange } from './calculation.ts';
import type { HeldRate, Pair, RateToHold } from './priceQuoteContext.ts';
import { priceQuoteMachine } from './priceQuoteMachine.ts';

type Told = {
  readonly rates?: readonly string[];
  readonly isDown?: boolean;
  readonly promo?: Promo;
  readonly rateQuoteRefusal?: ErrorCode;
  readonly quoteRefusal?: ErrorCode;
};

/** The calculator as the page opens it; a minute passes when the test says so. */
async function startCalculator({ rates = ['780'], isDown = false, promo = promoFixture(), ...refusals }: Told = {}) {
  const queue = [...rates];
  const asked: TransferQuoteRequest[] = [];
  const minutes: (() => void)[] = [];
  let rate = '780';
  const machine = priceQuoteMachine.provide({
    actors: {
      fetchServices: fromPromise<PairServices, Pair>(async ({ input }) => ({
        services: servicesFixture(input),
        isDown,
      })),
      fetchExchange: fromPromise<Exchange, Pair>(async ({ input }) => {
        rate = queue.shift() ?? rate;
        return exchangeFixture(input, rate);
      }),
      wait: fromPromise<void, { seconds: number }>(() => new Promise((resolve) => minutes.push(resolve))),
      applyPromo: applyPromoMachine.provide({
        actors: { readPromo: fromPromise<Promo, PromoToRead>(async () => promo) },
      }),
      createRateQuote: fromPromise<HeldRate, RateToHold>(async ({ input }) => {
        if (refusals.rateQuoteRefusal) throw new ApiFailure(refusals.rateQuoteRefusal);
        return rateQuoteFixture(input);
      }),
      createTransferQuote: fromPromise<TransferQuote, TransferQuoteRequest>(async ({ input }) => {
        asked.push(input);
        if (refusals.quoteRefusal) throw new ApiFailure(refusals.quoteRefusal);
        const quote = quoteAsAsked(input);
        return input.promoCode ? { ...quote, promoDiscount: 5, totalToPay: 97.19 } : quote;
      }),
    },
  });
  const actor = createActor(machine, { input: { draft: startDraft('GB') } }).start();
  const ready = () => waitFor(actor, (snapshot) => snapshot.matches({ calculating: 'ready' }));
  await ready();
  return { actor, ready, asked, minutes };
}

type Calculator = Awaited<ReturnType<typeof startCalculator>>;

const sendPounds = ({ actor }: Calculator, minor: number) =>
  actor.send({ type: 'amount.entered', typed: 'payin', amount: money('GBP', minor) });
const priceIn = ({ actor }: Calculator) => calculationOf(actor.getSnapshot().context)?.price;

describe('the calculator', () => {
  test('the other side follows the typed one, and the rate of each minute (QUO-12, QUO-13, QUO-14)', async () => {
    const calculator = await startCalculator({ rates: ['780', '790'] });
    const { actor, minutes } = calculator;
    sendPounds(calculator, 10_000);
    expect(actor.getSnapshot().context.draft.payoutActualValue).toEqual(money('XAF', 78_000));
    minutes[0]?.();
    const { context } = await waitFor(actor, (snapshot) => snapshot.context.exchange?.rate === '790');
    expect(context.draft.payoutActualValue).toEqual(money('XAF', 79_000));
    actor.send({ type: 'amount.entered', typed: 'payout', amount: money('XAF', 158_000) });
    expect(actor.getSnapshot().context.draft.payinActualValue).toEqual(money('GBP', 20_000));
  });

  test('typing goes on while a new pair is loaded', async () => {
    const calculator = await startCalculator();
    calculator.actor.send({ type: 'destination.chosen', countryCode: 'KE' });
    sendPounds(calculator, 5_000);
    const { context } = await calculator.ready();
    expect(context.draft.payinActualValue).toEqual(money('GBP', 5_000));
    expect(context.draft.payoutActualValue).toEqual(money('KES', 3_900_000));
  });

  test('a quote asked for before the price is there is made as soon as it is', async () => {
    const calculator = await startCalculator();
    sendPounds(calculator, 10_000);
    calculator.actor.send({ type: 'destination.chosen', countryCode: 'KE' });
    calculator.actor.send({ type: 'quote.requested' });
    await waitFor(calculator.actor, ({ status }) => status === 'done');
    expect(calculator.asked).toHaveLength(1);
  });

  test.each([
    ['nothing is typed', undefined, {}],
    ['less than 5 is sent (QUO-20)', 499, {}],
    ['more than the limit is sent (QUO-21)', 99_999_999_999, {}],
    ['the pair is down (QUO-15, D-57)', 10_000, { isDown: true }],
  ] as const)('no quote is asked for when %s', async (_, minor, told) => {
    const calculator = await startCalculator(told);
    if (minor !== undefined) sendPounds(calculator, minor);
    calculator.actor.send({ type: 'quote.requested' });
    expect(calculator.actor.getSnapshot().value).toEqual({ calculating: 'ready' });
    expect(calculator.asked).toEqual([]);
  });

  test('asks for the quote the calculator shows, promotion included (QUO-42, PRO-14)', async () => {
    const calculator = await startCalculator();
    const { actor, ready, asked } = calculator;
    sendPounds(calculator, 10_000);
    actor.send({ type: 'promo.entered', code: 'SAWA5' });
    await ready();
    actor.send({ type: 'quote.requested' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(asked).toEqual([
      {
        transferMethodId: 1,
        originCurrency: 'GBP',
        originAmount: 100,
        destinationCurrency: 'XAF',
        includeOperatorFee: true,
        exchangeRateQuoteId: rateQuoteFixture({ base: 'GBP', target: 'XAF' }).id,
        promoCode: 'SAWA5',
        destinationCountryCode: 'CM',
        originCountryCode: 'GB',
        calculatorDestinationAmount: 78_000,
        fixedSide: 'payin',
      },
    ]);
    expect(actor.getSnapshot().output).toMatchObject({ kind: 'quoted', isRequote: false });
  });

  test('a promotion outside its spend limits waits, and is let go with the reason when a quote is asked for (PRO-04)', async () => {
    const calculator = await startCalculator({
      promo: promoFixture({ settings: { minimumSpend: 50, maximumSpend: 500 } }),
    });
    const { actor, ready, asked } = calculator;
    sendPounds(calculator, 10_000);
    actor.send({ type: 'promo.entered', code: 'SAWA5' });
    await ready();
    sendPounds(calculator, 1_000);
    expect(actor.getSnapshot().context.draft.promo?.code).toBe('SAWA5');
    expect(actor.getSnapshot().context.promoFailure?.details.params).toMatchObject({ min: '50.00', max: '500.00' });
    actor.send({ type: 'quote.requested' });
    expect(actor.getSnapshot().context.draft.promo).toBeUndefined();
    expect(actor.getSnapshot().context.promoFailure?.code).toBe('promoOutsideSpendLimits');
    expect(asked).toEqual([]);
  });

  test('a promotion for pounds is dropped when the sender pays in euros (PRO-05)', async () => {
    const calculator = await startCalculator({ promo: promoFixture({ settings: { currenciesValid: ['GBP'] } }) });
    const { actor, ready } = calculator;
    sendPounds(calculator, 10_000);
    actor.send({ type: 'promo.entered', code: 'SAWA5' });
    await ready();
    expect(priceIn(calculator)).toMatchObject({ ok: true, value: { promoDiscount: money('GBP', 500) } });
    actor.send({ type: 'origin.chosen', countryCode: 'FR' });
    const { draft, promoFailure } = actor.getSnapshot().context;
    expect(draft.promo).toBeUndefined();
    expect(promoFailure).toMatchObject({ code: 'promoCurrencyMismatch', details: { params: { currency: 'EUR' } } });
  });

  test('a refused promotion clears every promo value (PRO-07)', async () => {
    const calculator = await startCalculator({ quoteRefusal: 'promoUsedUp' });
    const { actor, ready } = calculator;
    sendPounds(calculator, 10_000);
    actor.send({ type: 'promo.entered', code: 'SAWA5' });
    await ready();
    actor.send({ type: 'quote.requested' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.context.promoFailure !== undefined);
    expect(context.draft.promo).toBeUndefined();
    expect(context.promoCode).toBeUndefined();
    expect(context.failure).toBeUndefined();
  });

  test.each([
    ['rateQuote', { rateQuoteRefusal: 'rateUnavailable' }],
    ['transferQuote', { quoteRefusal: 'sendingLimitExceeded' }],
  ] as const)('a failure says that it was the %s call (ERR-01, ERR-20, D-56)', async (call, told) => {
    const calculator = await startCalculator(told);
    sendPounds(calculator, 10_000);
    calculator.actor.send({ type: 'quote.requested' });
    const { context } = await waitFor(calculator.actor, (snapshot) => snapshot.context.failure !== undefined);
    expect(context.failedCall).toBe(call);
    expect(context.draft.payinActualValue).toEqual(money('GBP', 10_000));
  });
});

describe('a new price beside the old', () => {
  test.each([
    ['same', {}],
    ['worse', { totalToPay: 103 }],
    ['worse', { destinationAmount: 77_000 }],
    ['worse', { totalToPay: 90, destinationAmount: 77_999 }],
    ['better', { totalToPay: 101 }],
    ['better', { destinationAmount: 79_000 }],
  ] as const)('is %s with %j (D-120)', (change, differences) => {
    expect(quoteChange(quoteFixture(), quoteFixture(differences))).toBe(change);
  });
});
