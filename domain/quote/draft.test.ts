import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payInCurrencies } from '../money/currency.ts';
import { money } from '../money/money.ts';
import { payInCountryCodes, payoutCountryCodes } from '../reference/countryCodes.ts';
import { chooseDestination, choosePayIn, enterReceive, enterSend, startDraft, takeRate } from './draft.ts';
import { landingMinimumSend, minimumSend } from './limits.ts';

describe('the transfer draft (QUO-40)', () => {
  test('starts at GBP to Cameroon by mobile money, fee on top (QUO-07)', () => {
    expect(startDraft()).toEqual({
      payinCurrency: 'GBP',
      payoutCurrency: 'XAF',
      toSend: { countryCode: 'GB' },
      toReceive: { countryCode: 'CM' },
      transferMethod: 'mobile_money',
      allowOperatorFee: true,
      typed: 'payin',
    });
  });

  test.each([
    ['CA', 'CAD'],
    ['AT', 'EUR'],
    ['NO', 'NOK'],
    ['US', 'EUR'],
  ])('a sender in %s starts with %s (QUO-08, D-58)', (country, currency) => {
    expect(startDraft(country).payinCurrency).toBe(currency);
  });

  test('sending 100 gives what arrives, and wanting 78,000 gives what to send (QUO-12, QUO-13)', () => {
    const draft = takeRate(startDraft(), '780');
    expect(enterSend(draft, money('GBP', 100_00)).payoutActualValue).toEqual(money('XAF', 78_000));
    expect(enterReceive(draft, money('XAF', 78_000)).payinActualValue).toEqual(money('GBP', 100_00));
  });

  test('before a rate the other side is empty, and when it comes or moves the typed side stands (QUO-14)', () => {
    const waiting = enterReceive(startDraft(), money('XAF', 78_000));
    expect(waiting).not.toHaveProperty('payinActualValue');
    const rated = takeRate(waiting, '780');
    expect(takeRate(rated, '390')).toMatchObject({
      payinActualValue: money('GBP', 200_00),
      payoutActualValue: money('XAF', 78_000),
    });
    expect(takeRate(startDraft(), '780')).toMatchObject({ exchangeRate: '780' });
  });

  test('another pay-in currency keeps the typed number and drops the rate (QUO-14)', () => {
    const draft = enterSend(takeRate(startDraft(), '780'), money('GBP', 100_00));
    const next = choosePayIn(draft, 'CA');
    expect(next).toMatchObject({ payinCurrency: 'CAD', payinActualValue: money('CAD', 100_00) });
    expect(next).not.toHaveProperty('exchangeRate');
    expect(next).not.toHaveProperty('payoutActualValue');
  });

  test('another pay-in currency leaves a typed receive amount alone', () => {
    const next = choosePayIn(enterReceive(takeRate(startDraft(), '780'), money('XAF', 78_000)), 'CA');
    expect(next).toMatchObject({ typed: 'payout', payoutActualValue: money('XAF', 78_000) });
    expect(next).not.toHaveProperty('payinActualValue');
  });

  test('another country with the same currency keeps the rate', () => {
    const draft = enterSend(takeRate(startDraft('FR'), '655.96'), money('EUR', 100_00));
    expect(choosePayIn(draft, 'DE')).toEqual({ ...draft, toSend: { countryCode: 'DE' } });
    expect(chooseDestination(draft, 'CM')).toEqual(draft);
  });

  test('another destination brings its currency and a method it has, and the send amount leads (QUO-11)', () => {
    const draft = enterReceive(takeRate(startDraft(), '780'), money('XAF', 78_000));
    const next = chooseDestination(draft, 'NG');
    expect(next).toMatchObject({
      payoutCurrency: 'NGN',
      toReceive: { countryCode: 'NG' },
      transferMethod: 'bank_transfer',
      typed: 'payin',
      payinActualValue: money('GBP', 100_00),
    });
    expect(next).not.toHaveProperty('exchangeRate');
    expect(next).not.toHaveProperty('payoutActualValue');
  });

  test('there and back is the same to the penny, or to half of what one received unit costs, in every pair (QUO-12, QUO-13)', () => {
    const rates = fc.constantFrom('7.35' as const, '655.96', '2034.56', '4765.46');
    const pairs = fc.record({
      from: fc.constantFrom(...payInCountryCodes),
      to: fc.constantFrom(...payoutCountryCodes),
    });
    fc.assert(
      fc.property(pairs, rates, fc.integer({ min: 5_00, max: 20_000_00 }), ({ from, to }, rate, minor) => {
        const draft = takeRate(chooseDestination(startDraft(from), to), rate);
        const sent = money(draft.payinCurrency, minor);
        const received = enterSend(draft, sent).payoutActualValue;
        const back = received && enterReceive(draft, received).payinActualValue;
        expect(Math.abs((back?.minor ?? Number.NaN) - minor)).toBeLessThanOrEqual(7);
        if (rate !== '7.35') expect(back).toEqual(sent);
      }),
    );
  });

  test('a draft survives a reload to the last field', () => {
    const draft = enterSend(takeRate(startDraft(), '780'), money('GBP', 100_00));
    expect(JSON.parse(JSON.stringify(draft))).toEqual(draft);
  });
});

describe('minima', () => {
  test('5 in any pay-in currency (QUO-20), and more on the landing page (LAN-05, D-43)', () => {
    expect(payInCurrencies.map((currency) => minimumSend(currency).minor)).toEqual(payInCurrencies.map(() => 5_00));
    expect(
      Object.fromEntries(payInCurrencies.map((currency) => [currency, landingMinimumSend(currency).minor])),
    ).toEqual({
      GBP: 50_00,
      EUR: 50_00,
      CAD: 75_00,
      DKK: 200_00,
      NOK: 300_00,
      SEK: 300_00,
      CHF: 50_00,
    });
  });
});
