import { parseCameroonAccount, spacedCameroonAccount } from '#domain/recipient/cameroonAccount.ts';
import type { Words } from '../words.ts';

/** The 23 digits stand for a whole account, with or without CM21 before them. */
export const cameroonText = (text: string | undefined): string | undefined => {
  const digits = text?.trim().replace(/^CM21/i, '').replace(/[\s-]/g, '');
  return digits && `CM21${digits}`;
};

/** In its groups, however it was typed. */
export function accountWords(text: string): Words {
  const whole = parseCameroonAccount(cameroonText(text) ?? '');
  return { account: whole.ok ? spacedCameroonAccount(whole.value) : text };
}
