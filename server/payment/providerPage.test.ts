import { expect, test } from 'vitest';
import { isProviderPage } from './providerPage.ts';

const known = ['https://payment.truelayer.com', 'https://bank.example:8443'];

test.each([
  ['https://payment.truelayer.com/payments#payment_id=1', true],
  ['https://bank.example:8443/authorise?x=1', true],
  ['http://payment.truelayer.com/payments', false],
  ['https://payment.truelayer.com.evil.example/', false],
  ['https://payment.truelayer.com@evil.example/', false],
  ['https://evil.example@payment.truelayer.com/', false],
  ['https://bank.example/authorise', false],
  ['//payment.truelayer.com/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,hello', false],
  ['', false],
])('a browser is sent to %s: %s (ASVS 3.7.2)', (address, isSent) => {
  expect(isProviderPage(address, known)).toBe(isSent);
});
