import { fullName } from '#contract/recipient/fullName.ts';
import type { Recipient } from '#contract/recipient/recipient.ts';
import { maskAccount } from '#domain/recipient/maskAccount.ts';
import type { Words } from '../words.ts';

/**
 * What tells a person apart from others of the same name in a list: the end of their number or account. Nothing where
 * the name alone is enough.
 */
export function toldApart(id: string, listed: readonly string[], book: readonly Recipient[]): Words | undefined {
  const person = book.find((one) => one.id === id);
  if (!person) return undefined;
  const isShared = book.some((one) => one.id !== id && listed.includes(one.id) && fullName(one) === fullName(person));
  const { recipientAccountNumber, accountNumber, mobile } = person.profile;
  const number = recipientAccountNumber ?? accountNumber ?? mobile;
  return isShared && number ? { account: maskAccount(number) } : undefined;
}
