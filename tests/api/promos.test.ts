import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPromo } from '#contract/quote/quote.ts';
import { createTransfer } from '#contract/transfer/transfer.ts';
import { demoPromos, seedDemoPromos } from '#server/seeds/seedDemoPromos.ts';
import { type Person, signUpAndIn } from '#tests/fixtures/people.ts';
import { askPrice } from '#tests/fixtures/quoting.ts';
import { addRecipientTo, newRecipients } from '#tests/fixtures/recipientFixture.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf, type Sender } from '#tests/fixtures/sender.ts';

describe('promotions', () => {
  let app: RunningApp;
  let ama: Person;
  let kofi: Person;
  let visitor: Sender;
  beforeAll(async () => {
    app = await startApp();
    ama = await signUpAndIn(app);
    kofi = await signUpAndIn(app);
    visitor = createSender(app.baseUrl);
    await seedDemoPromos(app.db, { personalFor: ama.user.id });
    await seedDemoPromos(app.db, { personalFor: ama.user.id });
  });
  afterAll(() => app.stop());

  const look = (
    who: Pick<Sender, 'call'>,
    code: string,
    query: { currency?: 'EUR'; amount?: string; target?: 'KES' } = {},
  ) => who.call(readPromo, { params: { code }, query: { currency: 'GBP', amount: '100', ...query } });

  test('a code is read by anybody, however it is written (API-34, PRO-01)', async () => {
    const promo = dataOf(await look(visitor, ' save5 '));
    const seeded = demoPromos.find(({ code }) => code === 'SAVE5');
    expect(promo).toMatchObject({ code: 'SAVE5', type: 'FIXED_AMOUNT', settings: seeded?.settings });
  });

  test.each([
    ['nobody knows it', 'NOSUCHCODE', {}, 404, 'promoNotFound', 'Promo not found. No resource found', {}],
    ['it is over', 'LASTYEAR', {}, 422, 'promoExpired', 'This promo has ended.', {}],
    ['it has not begun', 'NOTYET', {}, 422, 'promoNotStarted', 'This promo hasn’t started yet.', {}],
    [
      'the currency is another',
      'POUNDSONLY',
      { currency: 'EUR' },
      422,
      'promoCurrencyMismatch',
      'This promo isn’t valid for EUR.',
      { currency: 'EUR' },
    ],
    [
      'the pair is another',
      'BETTERRATE',
      { target: 'KES' },
      422,
      'promoPairMismatch',
      'This promo isn’t valid from GBP to KES.',
      { base: 'GBP', target: 'KES' },
    ],
    [
      'the amount is too small',
      'SAVE5',
      { amount: '49.99' },
      422,
      'promoOutsideSpendLimits',
      'Transfer at least 50 GBP to use this promo',
      { min: '50.00', currency: 'GBP' },
    ],
    [
      'the amount is too large',
      'WELCOME10',
      { amount: '500.01' },
      422,
      'promoOutsideSpendLimits',
      'Transfer between 0 GBP and 500 GBP to use this promo',
      { min: '0.00', max: '500.00' },
    ],
  ] as const)('is refused when %s (PRO-02…08)', async (_case, code, query, status, refusal, message, params) => {
    const answer = await look(visitor, code, query);
    expect(answer).toMatchObject({ status, error: { code: refusal, message } });
    if (!answer.ok) expect(answer.error.details?.params).toMatchObject(params);
  });

  test('the edges of its limits are inside (D-54)', async () => {
    expect(await look(visitor, 'SAVE5', { amount: '50' })).toMatchObject({ status: 200 });
    expect(await look(visitor, 'WELCOME10', { amount: '500' })).toMatchObject({ status: 200 });
  });

  test('an amount the currency cannot have is no amount', async () => {
    expect(await look(visitor, 'SAVE5', { amount: '50.001' })).toMatchObject({ error: { code: 'amountInvalid' } });
  });

  test('a personal code counts for its person, and is taken for anybody else (PRO-09, D-107)', async () => {
    expect(dataOf(await look(ama.sender, 'JUSTFORYOU')).code).toBe('JUSTFORYOU');
    for (const other of [kofi.sender, visitor]) {
      expect(await look(other, 'JUSTFORYOU')).toMatchObject({
        status: 404,
        error: { code: 'promoRedeemed', message: 'Promo not found. Invalid user' },
      });
    }
    const quoted = await askPrice(kofi, { amount: 100, promoCode: 'JUSTFORYOU' });
    expect(quoted.answer).toMatchObject({ error: { code: 'promoRedeemed' } });
  });

  test.each([
    ['PERCENTAGE', 'WELCOME10', { promoDiscount: 10, operatorFee: 2.19, totalToPay: 92.19 }],
    ['FIXED_AMOUNT', 'SAVE5', { promoDiscount: 5, operatorFee: 2.19, totalToPay: 97.19 }],
    ['FREE_OPERATOR_FEE', 'FREEFEE', { promoDiscount: 0, operatorFee: 0, totalToPay: 100 }],
    [
      'FIXED_RATE',
      'BETTERRATE',
      { promoDiscount: 0, totalToPay: 102.19, exchangeRate: '760', destinationAmount: 76_000 },
    ],
  ])('%s gives what it promises on a quote (PRO-11…14)', async (_type, promoCode, expected) => {
    const { held, answer } = await askPrice(ama, { amount: 100, promoCode });
    const quote = dataOf(answer);
    expect(quote).toMatchObject({ ...expected, promoCode });
    const normally = Math.round(100 * Number(held.rate));
    expect(quote.promoExtraReceived).toBe(quote.destinationAmount - normally);
  });

  test('a code is used up by the transfers made with it, for that person alone (PRO-03)', async () => {
    const once = await signUpAndIn(app);
    const recipient = await addRecipientTo(once, newRecipients.cameroonMobile);
    const { answer } = await askPrice(once, { amount: 100, promoCode: 'WELCOME10' });
    expect(dataOf(await look(once.sender, 'WELCOME10')).settings.usageLimit).toBe(1);
    const body = { recipientId: recipient.id, transferQuoteId: dataOf(answer).id, transferReasonId: 'rent' };
    dataOf(await once.sender.call(createTransfer, { params: { id: once.user.id }, body }));

    const usedUp = { status: 422, error: { code: 'promoUsedUp' } };
    expect(await look(once.sender, 'welcome10')).toMatchObject(usedUp);
    expect((await askPrice(once, { amount: 100, promoCode: 'WELCOME10' })).answer).toMatchObject(usedUp);
    expect(await look(visitor, 'WELCOME10')).toMatchObject({ status: 200 });
    expect(await look(kofi.sender, 'WELCOME10')).toMatchObject({ status: 200 });
  });

  test('a quote with a code that does not count is refused, not priced without it (PRO-07)', async () => {
    const { answer } = await askPrice(ama, { amount: 100, promoCode: 'LASTYEAR' });
    expect(answer).toMatchObject({ status: 422, error: { code: 'promoExpired' } });
  });

  test('guessing codes is stopped (ASVS 2.4.1)', async () => {
    const guesser = await signUpAndIn(app);
    for (let guess = 0; guess < 60; guess++) await look(guesser.sender, `GUESS${guess}`);
    expect(await look(guesser.sender, 'SAVE5')).toMatchObject({ status: 429, error: { code: 'tooManyRequests' } });
    expect(await look(ama.sender, 'SAVE5')).toMatchObject({ status: 200 });
  });
});
