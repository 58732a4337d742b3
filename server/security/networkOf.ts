import { isIPv4, isIPv6 } from 'node:net';

/** Who a visitor is to whatever counts them. Made by `visitorKey` alone. */
export type VisitorKey = string & { readonly brand: 'VisitorKey' };

/** IPv4 as it is, also where it is written as IPv6; IPv6 by /64, for one household owns a whole one. */
export const visitorKey = (address: string): VisitorKey =>
  (plainIPv4(address) ?? ipv6Network(address) ?? 'unknown') as VisitorKey;

/** The network an address is of: /24 of IPv4, also where it is written as IPv6, and /64 of IPv6. */
export function networkOf(address: string): string {
  const plain = plainIPv4(address);
  if (plain !== undefined) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return ipv6Network(address) ?? 'unknown';
}

function plainIPv4(address: string): string | undefined {
  if (isIPv4(address)) return address;
  const groups = groupsOf(address);
  if (groups?.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');
}

const ipv6Network = (address: string): string | undefined => {
  const groups = groupsOf(address);
  return groups && `${groups.slice(0, 4).join(':')}::/64`;
};

/** The eight groups of an IPv6 address. A URL's host is its one canonical way of writing. */
function groupsOf(address: string): readonly string[] | undefined {
  if (!isIPv6(address)) return undefined;
  const canonical = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = canonical.split('::');
  const [before, after] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}
