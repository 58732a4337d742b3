const hosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
const families = ['.notify.windows.com', '.push.apple.com'];

/** The services browsers hand out addresses of: this server calls no other site because a browser names it (ASVS 1.3.6). */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  const isKnown = hosts.includes(hostname) || families.some((family) => hostname.endsWith(family));
  return protocol === 'https:' && port === '' && username === '' && isKnown;
}
