import type { User } from '#contract/account/account.ts';
import { ApiFailure } from '#contract/protocol/failure.ts';

type SignedInUser = Pick<User, 'id' | 'username'> & { readonly meta?: Pick<User['meta'], 'hasSecondFactor'> };

/** Who this page acts for. In memory only: the browser's storage holds no name and no e-mail (D-121). */
let current: SignedInUser | undefined;

export function actFor(user: SignedInUser): void {
  current = user;
}

export function actForNobody(): void {
  current = undefined;
}

export const isSomebodySignedIn = (): boolean => current !== undefined;

export const currentUserName = (): string => current?.username ?? '';

/** As it was when this person was read; `factorServices` knows better once the factors were. */
export const hadFactor = (): boolean => current?.meta?.hasSecondFactor === true;

/** The id in the addresses of a sender's own things. */
export function currentUserId(): string {
  if (!current) throw new ApiFailure('signInRequired');
  return current.id;
}
