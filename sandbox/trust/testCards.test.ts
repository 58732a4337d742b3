import { describe, expect, test } from 'vitest';
import { checkCard, maskedNumber, testCards } from './testCards.ts';

const now = new Date('2026-07-31T12:00:00Z');
const good = { number: '4111 1111 1111 1111', expiry: '07/26', securityCode: '123' };

describe('test cards', () => {
  test.each(testCards.map(({ name, number }) => [name, number]))(
    '%s has a number a card could have',
    (_name, number) => {
      const sum = [...number].reverse().reduce((total, digit, position) => {
        const doubled = Number(digit) * (position % 2 === 0 ? 1 : 2);
        return total + (doubled > 9 ? doubled - 9 : doubled);
      }, 0);
      expect(sum % 10).toBe(0);
    },
  );

  test('a card is good to the last day of its month', () => {
    expect(checkCard(good, now)).toMatchObject({ card: { name: 'visa' } });
    expect(checkCard({ ...good, expiry: '06/26' }, now)).toEqual({ problems: { expiry: 'expiryPast' } });
  });

  test.each([
    [{ number: '' }, { number: 'numberMissing' }],
    [{ number: '4929 0000 0000 6' }, { number: 'numberNotTest' }],
    [{ expiry: '13/30' }, { expiry: 'expiryInvalid' }],
    [{ securityCode: '1234' }, { securityCode: 'securityCodeInvalid' }],
    [{ number: '378282246310005' }, { securityCode: 'securityCodeInvalid' }],
  ])('%o is refused with its reason', (change, problems) => {
    expect(checkCard({ ...good, ...change }, now)).toEqual({ problems });
  });

  test('a mask shows six digits and four', () => {
    expect(testCards.map(maskedNumber)).toContain('411111######1111');
    expect(testCards.map(maskedNumber)).toContain('378282#####0005');
  });
});
