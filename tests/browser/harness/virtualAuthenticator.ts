import type { CDPSession, Page } from 'playwright';

/** What holds passkeys in this page: a phone that knows its owner, touched whenever it is asked to be. */
export async function virtualAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  let authenticatorId = await addTo(devtools);
  return {
    /** Whether its owner is recognised from here on. */
    verifies: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    passkeys: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    /** Another one in its place, with no passkey yet. */
    async isReplaced() {
      await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
      authenticatorId = await addTo(devtools);
    },
  };
}

async function addTo(devtools: CDPSession): Promise<string> {
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return authenticatorId;
}
