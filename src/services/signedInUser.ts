import type { User } from '#contract/account.ts';
import { ApiFailure } from '#contract/failure.ts';

type SignedInUser = { readonly userId: string; readonly userName: string };

/** Who this page acts for. In memory only: the browser's storage holds no name and no e-mail (D-121). */
let current: SignedInUser | undefined;

export function actFor({ id, username }: Pick<User, 'id' | 'username'>): void {
  current = { userId: id, userName: username };
}

export function actForNobody(): void {
  current = undefined;
}

export const isSomebodySignedIn = (): boolean => current !== undefined;

export const currentUserName = (): string => current?.userName ?? '';

/** The id in the addresses of a sender's own things. */
export function currentUserId(): string {
  if (!current) throw new ApiFailure('signInRequired');
  return current.userId;
}
