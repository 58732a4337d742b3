import { sql } from 'kysely';
import type { Transfer } from '#contract/transfer/transfer.ts';
import type { Currency } from '#domain/money/currency.ts';
import { money, toMajorNumber } from '#domain/money/money.ts';
import { smallFirstReason } from '#domain/transfer/smallFirst.ts';
import { endsUnpaid } from '#domain/transfer/statusGroups.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { RecipientAccount } from './storedRecipient.ts';

/** What decides whether the least is offered to be sent first, and whether what it left is to be sent. */
export type SmallFirstFacts = {
  small_first_of: string | null;
  rest_minor: bigint | null;
  rest_of: string | null;
  pounds_minor: bigint;
  /** Asked of unpaid transfers alone; of others it is true. */
  has_arrived: boolean;
  whole_status: TransferStatus | null;
  followed: boolean;
};

/** Of a transfer `t` to a recipient `r`. */
export const smallFirstColumns = sql`
  (t.status <> 'PENDING_PAYMENT' or exists (select from transfer a where a.user_id = t.user_id and a.status = 'COMPLETE'
    and coalesce(a.corrected_recipient_id, a.recipient_id) = r.id)) as has_arrived,
  (select w.status from transfer w where w.id = t.small_first_of) as whole_status,
  (t.rest_minor is not null and exists (select from transfer f where f.rest_of = t.id)) as followed`;

type Row = SmallFirstFacts & {
  readonly status: TransferStatus;
  readonly attempt: unknown;
  readonly payout: string;
  readonly origin_currency: Currency;
  readonly origin_minor: bigint;
  readonly recipient_account: RecipientAccount;
};

export function smallFirstOf(row: Row): Pick<Transfer, 'smallFirst' | 'rest'> {
  const smallFirst = offered(row);
  const rest = row.rest_minor !== null && isToFollow(row) && money(row.origin_currency, Number(row.rest_minor));
  return { ...(smallFirst && { smallFirst }), ...(rest && { rest: toMajorNumber(rest) }) };
}

/** Nobody splits what is a part already, or what a payment was begun for. */
function offered({ status, attempt, small_first_of, rest_of, ...row }: Row) {
  if (status !== 'PENDING_PAYMENT' || attempt !== null || small_first_of !== null || rest_of !== null) return undefined;
  return smallFirstReason({
    nameCheck: row.recipient_account.profile.nameCheck,
    hasArrived: row.has_arrived,
    sent: money(row.origin_currency, Number(row.origin_minor)),
    inPounds: money('GBP', Number(row.pounds_minor)),
  });
}

/** It arrived and stayed, the whole it was taken from was never paid, and nothing follows it yet. */
const isToFollow = ({ status, payout, whole_status, followed }: Row) =>
  status === 'COMPLETE' && payout !== 'RETURNED' && whole_status !== null && endsUnpaid(whole_status) && !followed;
