import type { OpenPayment } from '#domain/payment/openPayment.ts';
import type { ResultState } from '#domain/transfer/resultState.ts';
import { isUnpaid } from '#domain/transfer/statusGroups.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { Standing } from './standing.ts';

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

export const isHalted = (status: TransferStatus | undefined): boolean =>
  status !== undefined && halted.includes(status);

/** A delivery can come back after the flow has seen it arrive. */
export type ToldStanding = Standing | 'returned';

type ToldOf = {
  readonly standing: ToldStanding;
  readonly status: TransferStatus | undefined;
  /** Missing until the transfer itself was read. */
  readonly payment: OpenPayment | undefined;
};

/** What the page after paying is headed, and the line under it: never in progress over what has ended or stopped. */
export function resultWords({ standing, status, payment }: ToldOf) {
  const own = ownHeadlines.find((known) => known === status);
  return {
    headline: headlineOf(standing, own),
    lead: `result.standings.${leadOf({ standing, status, payment })}` as const,
    /** Beside a headline that does not say it: whether somebody cancelled, or the payment was declined. */
    happened: happenedTo(standing, status),
  };
}

/** Back without word of a payment: it is being checked; then nobody is told that it is on its way, nor that it is not. */
function leadOf({ standing, status, payment }: ToldOf) {
  if (standing === 'cancelled' && status && isUnpaid(status)) return payment === 'none' ? standing : 'turnedBack';
  if (standing === 'cancelled') return cancelledLead(status);
  if (standing !== 'inProgress') return standing;
  if (!status) return 'untold';
  if (status === 'PENDING_PAYMENT') return payment === 'checking' || !payment ? 'checking' : 'unheard';
  return isHalted(status) ? 'halted' : standing;
}

/** What became of the payment, as far as it was said by somebody else than the address. */
function cancelledLead(status: TransferStatus | undefined) {
  if (status === 'PAYMENT_DECLINED') return 'declined';
  return status === 'PAYMENT_CANCELLED' ? 'calledOff' : 'cancelled';
}

function happenedTo(standing: ToldStanding, status: TransferStatus | undefined) {
  if (standing !== 'cancelled') return undefined;
  if (status === 'PAYMENT_DECLINED') return 'status.short.PAYMENT_DECLINED' as const;
  return status === 'PAYMENT_CANCELLED' ? ('status.short.PAYMENT_CANCELLED' as const) : undefined;
}

function headlineOf(standing: ToldStanding, own: (typeof ownHeadlines)[number] | undefined) {
  if (standing === 'returned') return 'result.headlines.PAYOUT_RETURNED' as const;
  if (own && (standing === 'ended' || standing === 'inProgress')) return `result.headlines.${own}` as const;
  if (standing === 'ended') return 'result.headlines.ENDED' as const;
  return `result.states.${stateOf[standing]}` as const;
}
