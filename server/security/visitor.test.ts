import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isThisMachine, visitorOf } from './visitor.ts';

describe('who a visitor is', () => {
  test.each([
    ['203.0.113.77', '203.0.113.77', undefined, '203.0.113.0/24'],
    ['::ffff:203.0.113.9', '203.0.113.9', undefined, '203.0.113.0/24'],
    ['::FFFF:cb00:7109', '203.0.113.9', undefined, '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48', 'fe80:0:0:0::/64'],
    ['not an address', 'unknown', undefined, 'unknown'],
    ['', 'unknown', undefined, 'unknown'],
  ])('%s is counted as %s', (address, key, site, network) => {
    expect(visitorOf(address)).toEqual({ key, site, network });
  });

  const group = fc.integer({ min: 0, max: 0xffff });
  test('is the same for every address of a /64 (ASVS 2.4.1)', () => {
    fc.assert(
      fc.property(
        fc.tuple(fc.integer({ min: 0x2000, max: 0x3fff }), group, group, group),
        fc.tuple(group, group, group, group),
        fc.tuple(group, group, group, group),
        (connection, one, other) => {
          const written = (rest: readonly number[]) => [...connection, ...rest].map((n) => n.toString(16)).join(':');
          expect(visitorOf(written(one))).toEqual(visitorOf(written(other)));
        },
      ),
    );
  });

  test('is the same for an IPv4 address however it is written', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(visitorOf(`::ffff:${address}`)).toEqual(visitorOf(address));
      }),
    );
  });

  test.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.0.0.1', false],
    ['', false],
  ])('%j is this machine: %s', (address, is) => {
    expect(isThisMachine(address)).toBe(is);
  });

  test('is somebody whatever the text is', () => {
    fc.assert(fc.property(fc.string(), (text) => visitorOf(text).key.length > 0));
  });
});
