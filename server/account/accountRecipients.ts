import type { Recipient } from './codeSender.ts';
import type { Links } from './links.ts';
import { storedProfile, type UserRow } from './userView.ts';

/** An account nobody has confirmed yet gets the code that confirms it. */
export const unconfirmedAccount = (account: UserRow, links: Links, registration?: unknown): Recipient => ({
  userId: account.id,
  to: account.email ?? account.phone ?? undefined,
  registration,
  message: ({ code, linkToken }) => ({
    template: 'accountCode',
    params: { firstName: greetingNameOf(account), code, link: links.confirmAccount(linkToken) },
  }),
});

/** An address that has its account already: its owner is told, and whoever asked sees nothing of it. */
export const existingAccount = (to: string | undefined, links: Links): Recipient => ({
  userId: undefined,
  to,
  message: () => ({
    template: 'accountExists',
    params: { signInLink: links.signIn, resetLink: links.forgotPassword },
  }),
});

/** Somebody who has no account, or none that waits for a code: nothing is sent, and it takes as long. */
export const nobody = (links: Links): Recipient => existingAccount(undefined, links);

/** One plain word to greet with: a stranger may have chosen the name for a message that reaches somebody else. */
export function greetingNameOf(account: Pick<UserRow, 'profile'>): string {
  const { firstName } = storedProfile.parse(account.profile);
  return (firstName.split(/\s/)[0] ?? '').replaceAll('.', '').slice(0, 30);
}
