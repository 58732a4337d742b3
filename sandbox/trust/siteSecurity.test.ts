import { describe, expect, test } from 'vitest';
import { responseSiteSecurity, siteSecurity } from './siteSecurity.ts';

describe('Trust site security', () => {
  test('of a request is the vendor’s own example', () => {
    const fields = new URLSearchParams({
      sitereference: 'test_site12345',
      stprofile: 'default',
      currencyiso3a: 'USD',
      mainamount: '100.00',
      version: '2',
      sitesecuritytimestamp: '2019-05-28 14:22:37',
    });
    const hashFields = [
      'currencyiso3a',
      'mainamount',
      'sitereference',
      'version',
      'stprofile',
      'sitesecuritytimestamp',
    ];
    expect(siteSecurity({ fields, hashFields, password: 'password' })).toBe(
      'hee879a9ab97753b3a768925d50842f10e19fea03fef0b820026b6df92d415866',
    );
  });

  test('of an answer sorts by name in ASCII and leaves out blanks and its own two fields', () => {
    const fields = {
      transactionreference: '2-44-66',
      errorcode: '0',
      orderreference: 'Order',
      paymenttypedescription: 'VISA',
      requestreference: 'RR555',
      settlestatus: '0',
      sitereference: 'test_site12345',
      billingpremise: '',
      notificationreference: '1-2',
      responsesitesecurity: 'x',
    };
    expect(responseSiteSecurity(fields, 'PASSWORD')).toBe(
      '1a8b45c137c1d1df8ce6ff923421043f879a85a181e9c0d96a8904211af8b0b0',
    );
  });
});
