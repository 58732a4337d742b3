import { sql } from 'kysely';

/** Whether the legal hold `h` stands: fewer than two operators have released it. */
export const standingLegalHold = sql`(select count(*) from legal_hold_release r where r.hold_id = h.id) < 2`;

/** Whether nothing found about a name of the transfer `t` stands: each was somebody else. */
export const screenedClear = sql`not exists (select from watchlist_hit w where w.transfer_id = t.id and w.state <> 'CLEARED')`;

/** Whether a legal hold stands on the transfer `t`. */
export const heldByLaw = sql`exists (select from legal_hold h where h.transfer_id = t.id and ${standingLegalHold})`;
