import type { ResultState } from '#domain/transfer/resultState.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { Standing } from '#src/machines/payment-result/standing.ts';

/** The spec's states (RES-10…12). */
const stateOf: Record<Exclude<Standing, 'ended'>, ResultState> = {
  inProgress: 'INPROGRESS',
  paid: 'COMPLETE',
  delivered: 'COMPLETE',
  cancelled: 'CANCELLED',
};

/** Ends and halts that have a headline of their own (decision 018). */
const ownHeadlines = [
  'CANCELLED',
  'EXPIRED',
  'REJECTED',
  'REFUNDED',
  'PAYMENT_FRAUD',
  'PAYMENT_SUSPENDED',
] as const satisfies readonly TransferStatus[];

/** Waiting for something else than the payment. */
const halted: readonly TransferStatus[] = [
  'PENDING_VERIFICATION',
  'PENDING_DOCUMENTATION',
  'PENDING_APPROVAL',
  'WATCHLIST_FAILED',
  'PAYMENT_FRAUD',
  'PAYMENT_SUSPENDED',
];

/** A delivery can come back after the flow has seen it arrive. */
export type ToldStanding = Standing | 'returned';

/** What the page after paying is headed, and the line under it: never in progress over what has ended or stopped. */
export function resultWords({ standing, status }: { standing: ToldStanding; status: TransferStatus | undefined }) {
  const own = ownHeadlines.find((known) => known === status);
  return { headline: headlineOf(standing, own), lead: `result.standings.${leadOf(standing, status)}` as const };
}

/** Somebody who left the company's page without paying is not told that their payment is on its way. */
function leadOf(standing: ToldStanding, status: TransferStatus | undefined) {
  if (standing !== 'inProgress' || !status) return standing;
  if (status === 'PENDING_PAYMENT') return 'unheard';
  return halted.includes(status) ? 'halted' : standing;
}

function headlineOf(standing: ToldStanding, own: (typeof ownHeadlines)[number] | undefined) {
  if (standing === 'returned') return 'result.headlines.PAYOUT_RETURNED' as const;
  if (own && (standing === 'ended' || standing === 'inProgress')) return `result.headlines.${own}` as const;
  if (standing === 'ended') return 'result.headlines.ENDED' as const;
  return `result.states.${stateOf[standing]}` as const;
}
