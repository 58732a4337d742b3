/** The header of HTTP's basic authentication (RFC 7617). */
export const basicAuth = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** What a caller gave as user and password, as `user:password`; empty when it gave none. */
export function basicCredentials(header: string | readonly string[] | undefined): string {
  const [, encoded = ''] = /^Basic (\S+)$/.exec(typeof header === 'string' ? header : '') ?? [];
  return Buffer.from(encoded, 'base64').toString('utf8');
}
