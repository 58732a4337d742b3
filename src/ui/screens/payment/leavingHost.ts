import { surroundings } from '#src/services/http/surroundings.ts';

/**
 * The host a payment page is on, or nothing when the address is no page of another site: the server only hands out
 * addresses of the companies it knows, and a browser never follows a script or a page of our own from there.
 */
export function leavingHost(uri: string, ownOrigin: string = surroundings().origin()): string | undefined {
  if (!URL.canParse(uri)) return undefined;
  const { protocol, host, origin, username, password } = new URL(uri);
  const isSecure = protocol === 'https:' || (protocol === 'http:' && ownOrigin.startsWith('http:'));
  return isSecure && origin !== ownOrigin && !username && !password ? host : undefined;
}
