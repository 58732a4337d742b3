/** The check on its page, and whether it is gone on with on a phone meanwhile. */
export type CheckRounds = { readonly round: number; readonly isHandedOver: boolean };

export type CheckRoundsEvent =
  | { readonly type: 'handOver.begun' }
  | { readonly type: 'handOver.ended'; readonly isCaptured: boolean };

export const firstRound: CheckRounds = { round: 1, isHandedOver: false };

/** What a phone sent is read afresh: the flow begins a new round, where the server says the person stands by then. */
export function checkRounds(rounds: CheckRounds, event: CheckRoundsEvent): CheckRounds {
  if (event.type === 'handOver.begun') return rounds.isHandedOver ? rounds : { ...rounds, isHandedOver: true };
  if (!rounds.isHandedOver) return rounds;
  return { round: event.isCaptured ? rounds.round + 1 : rounds.round, isHandedOver: false };
}
