/** Somebody a transfer may be paid out to: the sender acknowledged them, and paid for them or changed to them. */
export type PayableRecipient = {
  readonly recipientId: string;
  /** Not before this, milliseconds since 1970: a changed recipient is held, so that the change can be stopped. */
  readonly heldUntil?: number | undefined;
};

/** Whether the money may go to this person, now or ever. Nobody is paid who is not among those the sender stood for. */
export function payoutTo(
  recipientId: string,
  { payable, now }: { readonly payable: readonly PayableRecipient[]; readonly now: number },
): 'allowed' | 'held' | 'refused' {
  const bound = payable.find((each) => each.recipientId === recipientId);
  if (!bound) return 'refused';
  return bound.heldUntil !== undefined && now < bound.heldUntil ? 'held' : 'allowed';
}
