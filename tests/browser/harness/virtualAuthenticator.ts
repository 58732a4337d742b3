import { generateKeyPairSync, randomBytes } from 'node:crypto';
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
    /** A passkey made for this site before, by which its owner can be found. */
    async isGivenPasskey() {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const credential = {
        ...{
          credentialId: someId(),
          isResidentCredential: true,
          rpId: 'localhost',
          userHandle: someId(),
          signCount: 0,
        },
        privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
      };
      await devtools.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
    passkeys: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    /** Another one in its place, with no passkey yet. */
    async isReplaced() {
      await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
      authenticatorId = await addTo(devtools);
    },
  };
}

const someId = () => randomBytes(16).toString('base64');

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
