/**
 * Whether a page a provider names is at one of the sites we know it by (ASVS 3.7.2). A browser is sent nowhere else,
 * whatever the provider answers.
 */
export function isProviderPage(address: string, knownOrigins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, username, password } = new URL(address);
  return knownOrigins.includes(origin) && !username && !password;
}
