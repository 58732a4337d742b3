import type { User } from '#contract/account.ts';
import { ApiFailure } from '#contract/failure.ts';

type SignedInUser = { readonly userId: string; readonly userName: string; readonly hasFactor: boolean };

/** Who this page acts for. In memory only: the browser's storage holds no name and no e-mail (D-121). */
let current: SignedInUser | undefined;

export function actFor({ id, username, meta }: Pick<User, 'id' | 'username'> & { readonly meta?: User['meta'] }): void {
  current = { userId: id, userName: username, hasFactor: meta?.hasSecondFactor === true };
}

/** Second factors came or went since this person was read. */
export function rememberFactor(hasFactor: boolean): void {
  if (current) current = { ...current, hasFactor };
}

export function actForNobody(): void {
  current = undefined;
}

export const isSomebodySignedIn = (): boolean => current !== undefined;

export const currentUserName = (): string => current?.userName ?? '';

/** Whether acts are confirmed with a second factor; the server decides, this only says what to ask first. */
export const currentUserHasFactor = (): boolean => current?.hasFactor ?? false;

/** The id in the addresses of a sender's own things. */
export function currentUserId(): string {
  if (!current) throw new ApiFailure('signInRequired');
  return current.userId;
}
