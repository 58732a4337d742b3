type ScriptAddresses = { readonly createScriptURL: (address: string) => string };
type TrustedTypes = { readonly createPolicy: (name: string, rules: ScriptAddresses) => ScriptAddresses };

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/** The one policy the page may make (security notes, 4.3): our own files, and nothing from elsewhere. */
const policy = trustedTypes?.createPolicy('app', { createScriptURL: ownAddress });

/** The address of a script of ours, as browsers want it that take no mere text for one. */
export const trustedScript = (address: string): string => policy?.createScriptURL(address) ?? ownAddress(address);

function ownAddress(address: string): string {
  if (new URL(address, location.href).origin !== location.origin) throw new TypeError(`${address} is not ours`);
  return address;
}
