import { expect, test } from 'vitest';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';
import { smsAddress, whatsappAddress } from './messageAddress.ts';

const at = (mobile?: string) =>
  recipientFixture({
    profile: { transferMethod: 'mobile_money', countryCode: 'CM', phoneCode: '+237', ...(mobile && { mobile }) },
  });

test.each([
  ['6 71 23 45 67', 'https://wa.me/237671234567?text=See%20%26%20go', 'sms:+237671234567?body=See%20%26%20go'],
  ['0671234567', 'https://wa.me/237671234567?text=See%20%26%20go', 'sms:+237671234567?body=See%20%26%20go'],
  [undefined, 'https://wa.me/?text=See%20%26%20go', 'sms:?body=See%20%26%20go'],
])('a message to %s is begun to whom it is for, where their number is known (peers 13)', (mobile, whatsapp, sms) => {
  expect(whatsappAddress(at(mobile), 'See & go')).toBe(whatsapp);
  expect(smsAddress(at(mobile), 'See & go')).toBe(sms);
});
