import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { draftOfAddress } from '#domain/quote/addressedDraft.ts';
import { chooseDestination, choosePayIn, enterReceive, enterSend, startDraft } from '#domain/quote/draft.ts';
import { payInCountryCodes, payoutCountryCodes } from '#domain/reference/countryCodes.ts';
import { methodsAvailable } from '#domain/reference/deliveryMatrix.ts';
import { quoteAddress } from './quoteAddress.ts';

const searchOf = (address: string) => address.slice(address.indexOf('?'));

const answers = fc
  .record({
    from: fc.constantFrom(...payInCountryCodes),
    to: fc.constantFrom(...payoutCountryCodes),
    typed: fc.constantFrom('payin' as const, 'payout' as const),
    minor: fc.integer({ min: 0, max: 99_999_999 }),
    place: fc.nat(),
  })
  .map(({ from, to, typed, minor, place }) => {
    const methods = methodsAvailable(to);
    const chosen = chooseDestination(choosePayIn(startDraft(), from), to);
    const draft = { ...chosen, transferMethod: methods[place % methods.length] ?? 'mobile_money' };
    return typed === 'payin'
      ? enterSend(draft, money(draft.payinCurrency, minor))
      : enterReceive(draft, money(draft.payoutCurrency, minor));
  });

describe('the address of a quote', () => {
  test('carries the answers of the landing page through signing in, to the penny (D-13, LAN-03)', () => {
    fc.assert(
      fc.property(answers, (draft) => {
        expect(draftOfAddress(searchOf(quoteAddress(draft)))).toEqual(draft);
      }),
    );
  });

  test('names the method by its number (QUO-02)', () => {
    const draft = enterSend(startDraft('GB'), money('GBP', 15_050));
    expect(quoteAddress(draft)).toBe('/get-quote?method=1&from=GB&to=CM&send=150.50');
    expect(quoteAddress(draft, { recipient: 'r1', reason: 'rent' })).toContain('&recipient=r1&reason=rent');
  });

  test.each([
    '',
    '?from=XX&to=YY&method=9&send=abc',
    '?send=-5',
    '?send=1e21',
    '?send=1.005',
    '?from=CM&to=GB',
    '?receive=0.5',
  ])('%j asks for nothing, so everybody’s start it is', (search) => {
    expect(draftOfAddress(search, 'CA')).toEqual(startDraft('CA'));
  });

  test('a method the country does not have gives way to one it has (QUO-11)', () => {
    expect(draftOfAddress('?to=NG&method=1').transferMethod).toBe('bank_transfer');
  });
});
