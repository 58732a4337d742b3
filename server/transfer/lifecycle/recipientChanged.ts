import { sql } from 'kysely';

/** Whether the sender put anybody in the place of whom transfer `t` was made for. */
export const recipientChanged = sql`exists (select from payable_recipient b
  where b.transfer_id = t.id and b.bound_by = 'change')`;
