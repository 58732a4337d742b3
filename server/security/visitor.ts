import ipaddr from 'ipaddr.js';

declare const known: unique symbol;

/**
 * Who somebody nobody knows is taken for. Only `visitorOf` makes one, so that nothing is counted by an address as it
 * was written: whoever has one IPv6 address has 2⁶⁴ of them.
 */
export type Visitor = {
  readonly [known]: true;
  /** One connection: an IPv4 address, or the /64 of an IPv6 one. */
  readonly key: string;
  /** The /48 around it, which one customer may have whole; undefined for IPv4. */
  readonly site: string | undefined;
  /** What the record of security events keeps a hash of: the /24 or the /64. */
  readonly network: string;
};

/** IPv4 written as IPv6 is IPv4. What is no address is one visitor, whoever it is. */
export function visitorOf(address: string): Visitor {
  const plain = address.split('%')[0] ?? '';
  if (!ipaddr.isValid(plain)) return made({ key: 'unknown', site: undefined, network: 'unknown' });
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv4) {
    const text = parsed.toString();
    return made({ key: text, site: undefined, network: `${text.slice(0, text.lastIndexOf('.'))}.0/24` });
  }
  const groups = parsed.parts.map((part) => part.toString(16));
  const connection = `${groups.slice(0, 4).join(':')}::/64`;
  return made({ key: connection, site: `${groups.slice(0, 3).join(':')}::/48`, network: connection });
}

export function isThisMachine(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

const made = (visitor: Omit<Visitor, typeof known>): Visitor => visitor as Visitor;
