import { surroundings } from '../http/surroundings.ts';

/** The key of the browser's own that seals what somebody typed (decision 025). */
const entry = 'sealingKey';

const algorithm = 'AES-GCM';
/** 96 bits, as NIST SP 800-38D has it. */
const nonceBytes = 12;

/** The text as nobody can read it without the key, which scripts cannot take out of this browser. */
export async function seal(text: string): Promise<string> {
  const key = (await surroundings().keys.read<CryptoKey>(entry)) ?? (await makeKey());
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealed = await crypto.subtle.encrypt({ name: algorithm, iv: nonce }, key, new TextEncoder().encode(text));
  return [nonce, new Uint8Array(sealed)].map(base64Of).join('.');
}

/** Nothing where it was sealed by another browser, or broken. */
export async function unseal(sealed: string): Promise<string | undefined> {
  const key = await surroundings().keys.read<CryptoKey>(entry);
  const [nonce, bytes] = sealed.split('.').map(bytesOf);
  if (!key || !nonce || !bytes) return undefined;
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: algorithm, iv: nonce }, key, bytes));
  } catch {
    return undefined;
  }
}

async function makeKey(): Promise<CryptoKey> {
  const key = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
  await surroundings().keys.keep(entry, key);
  return key;
}

const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
