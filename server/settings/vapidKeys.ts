import { createECDH } from 'node:crypto';
import { SettingsRefused } from './settingsRefused.ts';
import { expectations, type Variables } from './variables.ts';

/** What push services know the operator by. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/** Push services take only what is signed with the private half of the public key they were told of. */
export function vapidKeysIn(settings: Variables): VapidKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings;
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (publicKey === undefined || privateKey === undefined) {
    throw new SettingsRefused('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY should be set both, or neither.');
  }
  if (publicHalfOf(privateKey) !== publicKey) {
    throw new SettingsRefused(`VAPID_PUBLIC_KEY should be ${expectations.VAPID_PUBLIC_KEY}, but is another’s.`);
  }
  return { publicKey, privateKey };
}

/** Undefined where no key can be made of it, as of all zeroes. */
function publicHalfOf(privateKey: string): string | undefined {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url');
  } catch {
    return undefined;
  }
}
