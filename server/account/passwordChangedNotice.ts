import { greetingNameOf } from './accountRecipients.ts';
import type { Links } from './links.ts';
import { storedSettings, type UserRow } from './userView.ts';

/** Tells the owner of an account that its password changed, with the way to undo it. */
export function passwordChangedNotice(account: UserRow, links: Links) {
  const { language, wording } = storedSettings.parse(account.settings);
  return {
    channel: account.email === null ? ('sms' as const) : ('email' as const),
    to: account.email ?? account.phone ?? undefined,
    template: 'passwordChanged' as const,
    params: { firstName: greetingNameOf(account), resetLink: links.forgotPassword },
    language,
    wording,
  };
}
