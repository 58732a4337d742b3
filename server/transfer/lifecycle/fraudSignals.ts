import { type FraudSignals, fraudHolds } from '#domain/fraud/fraudRules.ts';
import type { HoldReason } from '#domain/fraud/holdReason.ts';

/** Of `locked_transfer`; no signals once it is on its way out, where no rule is asked any more. */
export type FraudColumns = {
  open_holds: HoldReason[] | null;
  sender_blocked: boolean;
  signals: (FraudSignals & { readonly quiet: HoldReason[] | null }) | null;
};

/** What rules say, but for those an operator has put out of force or has cleared for this transfer. */
export function fraudStanding({ open_holds, sender_blocked, signals }: FraudColumns) {
  const alerts = signals ? fraudHolds(signals).filter((reason) => !signals.quiet?.includes(reason)) : [];
  return { senderBlocked: sender_blocked, openHolds: open_holds ?? [], alerts };
}
