import { type CredentialUse, credentialUse, type NewCredential, newCredential } from '#contract/account/passkey.ts';
import { ApiFailure } from '#contract/protocol/failure.ts';

/** The browser's own question about a passkey. Its library comes when it is first asked, and never with a page. */
const webAuthn = () => import('@simplewebauthn/browser');

type Options = { readonly challenge: string };

/** What a browser asks for has no schema of ours: the library that wrote it on the server reads it here. */
const asWritten = <Shape>(options: Options): Shape => options as unknown as Shape;

/** A passkey is made on this device; refused like one that is no good when its person thinks better of it. */
export async function makePasskey(options: Options): Promise<NewCredential> {
  const { startRegistration } = await webAuthn();
  const made = await startRegistration({ optionsJSON: asWritten(options) }).catch(notDone);
  return newCredential.parse(made);
}

export async function usePasskey(options: Options): Promise<CredentialUse> {
  const { startAuthentication } = await webAuthn();
  const used = await startAuthentication({ optionsJSON: asWritten(options) }).catch(notDone);
  return credentialUse.parse(used);
}

function notDone(cause: unknown): never {
  throw new ApiFailure('passkeyRefused', {}, cause);
}
