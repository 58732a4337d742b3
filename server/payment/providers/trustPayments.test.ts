import { describe, expect, test } from 'vitest';
import { responseSiteSecurity, siteSecurity } from './trustPayments.ts';

describe('Trust Payments site security (PAY-26)', () => {
  const fields: [string, string][] = [
    ['sitereference', 'test_site12345'],
    ['stprofile', 'default'],
    ['currencyiso3a', 'USD'],
    ['mainamount', '100.00'],
    ['version', '2'],
    ['sitesecuritytimestamp', '2019-05-28 14:22:37'],
  ];
  const hashFields = ['currencyiso3a', 'mainamount', 'sitereference', 'version', 'stprofile', 'sitesecuritytimestamp'];

  test('the vendor’s worked example comes out', () => {
    expect(siteSecurity(fields, { hashFields, sitePassword: 'password' })).toBe(
      'hee879a9ab97753b3a768925d50842f10e19fea03fef0b820026b6df92d415866',
    );
  });

  test('the vendor’s answer example comes out, whatever the order, and blanks do not count', () => {
    const answer = new URLSearchParams({
      transactionreference: '2-44-66',
      errorcode: '0',
      orderreference: 'Order',
      paymenttypedescription: 'VISA',
      requestreference: 'RR555',
      settlestatus: '0',
      sitereference: 'test_site12345',
      authcode: '',
      notificationreference: '1-2',
      responsesitesecurity: 'not part of itself',
    });
    expect(responseSiteSecurity(answer, 'PASSWORD')).toBe(
      '1a8b45c137c1d1df8ce6ff923421043f879a85a181e9c0d96a8904211af8b0b0',
    );
  });
});
