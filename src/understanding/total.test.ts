import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { understand } from './understand.ts';

const marie = { id: 'marie', firstName: 'Marie', lastName: 'Ngo Bassong', countryCode: 'CM' } as const;

function read(utterance: string) {
  const known = { today: '2026-11-21', senderCountry: 'GB', recipients: [marie] } as const;
  const { slots, ambiguities } = understand(utterance, { language: 'en', asking: undefined, known });
  return { amount: slots.amount?.value, isAmbiguous: ambiguities.some(({ slot }) => slot === 'amount') };
}

describe('an amount', () => {
  test.each([
    ['£100 fees included to Marie', 100_00],
    ['100 pounds including the fees', 100_00],
    ['I want to pay 80 pounds in total, for Marie', 80_00],
    ['the total should be 60 pounds', 60_00],
    ['100 livres frais compris', 100_00],
    ['j’ai 100 livres tout compris', 100_00],
    ['je veux payer 90 livres en tout', 90_00],
  ])('with the fees in it is a total: "%s"', (utterance, minor) => {
    expect(read(utterance).amount).toEqual({ side: 'total', money: money('GBP', minor) });
  });

  test.each(['£100 plus fees to Marie', '100 livres à Marie, frais en plus', '100 livres à Marie hors frais'])(
    'beside the fees is sent: "%s"',
    (utterance) => {
      expect(read(utterance).amount).toEqual({ side: 'send', money: money('GBP', 100_00) });
    },
  );

  test.each(['Marie gets £100, fees included', '78000 XAF fees included to Marie', 'about £100 all in to Marie'])(
    'with the fees in it is asked where it cannot be a total: "%s"',
    (utterance) => {
      expect(read(utterance)).toEqual({ amount: undefined, isAmbiguous: true });
    },
  );
});
