import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { chooseDestination, enterReceive, enterSend, startDraft } from '#domain/quote/draft.ts';
import { payoutCountryCodes } from '#domain/reference/countryCodes.ts';
import { draftKept, draftToKeep } from './draftTransfer.ts';

const id = '0197a000-0000-7000-8000-0000000000d3';

test('what was prepared is gone on with as it was, whichever amount was typed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...payoutCountryCodes),
      fc.integer({ min: 1, max: 99_999 }),
      fc.boolean(),
      fc.option(fc.constant('marie'), { nil: undefined }),
      fc.option(fc.constant('rent'), { nil: undefined }),
      (country, whole, isSent, recipientId, reasonId) => {
        const place = chooseDestination(startDraft('GB'), country);
        const amount = money(isSent ? 'GBP' : place.payoutCurrency, whole * 100);
        const draft = isSent ? enterSend(place, amount) : enterReceive(place, amount);
        const kept = draftToKeep({ id, draft, recipientId, reasonId });
        const again = kept && draftKept(kept);
        expect(again?.draft[isSent ? 'payinActualValue' : 'payoutActualValue']).toEqual(amount);
        expect(again).toMatchObject({ id, draft: { typed: isSent ? 'payin' : 'payout' }, recipientId, reasonId });
        expect(again?.draft.toReceive.countryCode).toBe(country);
        expect('recipientId' in (kept ?? {})).toBe(recipientId !== undefined);
        expect('transferReasonId' in (kept ?? {})).toBe(reasonId !== undefined);
      },
    ),
  );
});

test('before there is an amount nothing is kept, and what is no amount is not gone on with', () => {
  expect(draftToKeep({ id, draft: startDraft('GB') })).toBeUndefined();
  const kept = draftToKeep({ id, draft: enterSend(startDraft('GB'), money('GBP', 1050)) });
  expect(kept).toMatchObject({ amount: 10.5, typed: 'payin', originCountryCode: 'GB', includeOperatorFee: true });
  expect(kept && draftKept({ ...kept, amount: 10.505 })).toBeUndefined();
});
