import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf, visitorKey } from './networkOf.ts';

test.each([
  ['203.0.113.77', '203.0.113.0/24', '203.0.113.77'],
  ['::ffff:203.0.113.9', '203.0.113.0/24', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.0/24', '203.0.113.9'],
  ['0:0:0:0:0:FFFF:CB00:7109', '203.0.113.0/24', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/64'],
  ['not an address', 'unknown', 'unknown'],
])('%s is of the network %s and the visitor %s', (address, network, visitor) => {
  expect(networkOf(address)).toBe(network);
  expect(visitorKey(address)).toBe(visitor);
});

const groups = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 65_535 }), { minLength: count, maxLength: count }).map(written);
const written = (numbers: readonly number[]) => numbers.map((number) => number.toString(16)).join(':');

test('any two addresses of one /64 are one visitor (ASVS 2.4.1)', () => {
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), (network, one, other) => {
      fc.pre(!/^(0:){3}0$/.test(network));
      expect(visitorKey(`${network}:${one}`)).toBe(visitorKey(`${network}:${other}`));
    }),
  );
});

test('an IPv4 address is the same visitor however it is written', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
      expect(visitorKey(`::ffff:${address}`)).toBe(address);
      expect(visitorKey(`::ffff:${written([a * 256 + b, c * 256 + d])}`)).toBe(address);
    }),
  );
});

test('nothing written as an address makes it fail', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.ipV6()), (address) => visitorKey(address).length > 0));
});

test('no limiter counts a raw address (ASVS 2.4.1)', () => {
  const raw = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) =>
      /take\(`[^`]*(\$\{|\?\? )ip\}|keyGenerator: \(request\) => request\.ip/.test(
        readFileSync(`server/${path}`, 'utf8'),
      ),
    );
  expect(raw).toEqual([]);
});
