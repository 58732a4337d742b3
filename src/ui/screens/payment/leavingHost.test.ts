import { describe, expect, test } from 'vitest';
import { leavingHost } from './leavingHost.ts';

const secure = 'https://sawa.example';

describe('the address of a payment page', () => {
  test.each([
    ['https://bank.example/authorise?x=1', 'bank.example'],
    ['https://cards.example:8443/process', 'cards.example:8443'],
  ])('%s is on %s, which is said before going there', (uri, host) => {
    expect(leavingHost(uri, secure)).toBe(host);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'http://bank.example/authorise',
    'https://sawa.example/settings',
    'https://sawa.example@bank.example/',
    '/authorise',
    'not an address',
  ])('%s is not gone to', (uri) => {
    expect(leavingHost(uri, secure)).toBeUndefined();
  });

  test('a page without https is gone to only from one without it: the sandbox on somebody’s computer', () => {
    expect(leavingHost('http://127.0.0.1:4100/bank', 'http://localhost:4000')).toBe('127.0.0.1:4100');
  });
});
