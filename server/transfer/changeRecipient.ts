import { sql, type Transaction } from 'kysely';
import type { RecipientChangeRefusal } from '#contract/payment/updateRefusals.ts';
import type { Recipient } from '#contract/recipient/recipient.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { type Money, money, toMajorText } from '#domain/money/money.ts';
import { differenceOf } from '#domain/recipient/recipientDifference.ts';
import { recipientsFor } from '#domain/recipient/recipientFilter.ts';
import { validateRecipient } from '#domain/recipient/validateRecipient.ts';
import { accept } from '#domain/result.ts';
import { offersRecipientChange, type SuspensionCause } from '#domain/transfer/permittedActions.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { TellAccount } from '../account/accountNews.ts';
import { payeeOf } from '../account/factors/payee.ts';
import { confirmed } from '../account/factors/stepUp.ts';
import { newId } from '../database/ids.ts';
import type { Schema } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Caller, type Outcome, refused } from '../http/route.ts';
import type { AccountNames } from '../recipient/accountNames.ts';
import { lookUpName } from '../recipient/addRecipient.ts';
import type { KeyedDb } from '../security/personKeys.ts';
import type { ApplyEvent } from './lifecycle/applyEvent.ts';
import { recipientChanged } from './lifecycle/recipientChanged.ts';
import { accountIn, personKey } from './lifecycle/storedRecipient.ts';

export type RecipientChangeTools = KeyedDb & {
  readonly applyEvent: ApplyEvent;
  readonly names: AccountNames;
  readonly tellAccount: TellAccount;
  /** Seconds a changed recipient is held before anything is paid out to them. */
  readonly recipientCoolOffSeconds: number;
};

type Choice = { readonly transfer: Transfer; readonly recipientId: string; readonly caller: Caller };

/**
 * Another recipient while unpaid, or a corrected one after a payout that failed for the first (D-126); the corrected one
 * is paid as soon as the first can no longer be. Whoever asks has just given the password, knows the person, and the
 * account answers to the name; the sender hears of it and has time to stop it (decision 048). A slip in the name of the
 * same person at the same account is only put right, once: nothing waits for it, and the book keeps one of the two
 * (decision 162).
 */
export async function changeRecipient(
  tools: RecipientChangeTools,
  choice: Choice,
): Promise<Outcome<true, RecipientChangeRefusal>> {
  const { transfer, recipientId, caller } = choice;
  if (recipientId === transfer.recipientId) return accept(true);
  const fitting = await fittingRecipient(tools, choice);
  if (!fitting.ok) return fitting;
  const confirmation = await confirmed(tools.db, caller, deedOf(transfer, fitting.value));
  if (!confirmation.ok) return confirmation;
  const changed = await inTransaction(tools.db, (transaction) =>
    changeLocked(tools, transaction, { ...choice, after: fitting.value }),
  );
  if (changed.ok && changed.value === 'PAYMENT_SUSPENDED')
    await tools.applyEvent(transfer.id, { type: 'hold.released' });
  return changed.ok ? accept(true) : changed;
}

type Candidate = Pick<Recipient, 'id' | 'firstName' | 'lastName' | 'profile'> & { readonly total: Money };

const deedOf = (transfer: Transfer, { id, total, ...recipient }: Candidate) => ({
  shown: {
    kind: 'changeRecipient',
    amount: toMajorText(total),
    currency: total.currency,
    ...payeeOf(recipient),
  } as const,
  about: { transferId: transfer.id, recipientId: id },
});

/** The sender's own, for this country and method, with an account that still answers to the name. */
async function fittingRecipient(
  { db, keys, names }: RecipientChangeTools,
  choice: Choice,
): Promise<Outcome<Candidate, RecipientChangeRefusal>> {
  const { transfer, recipientId, caller } = choice;
  const row = await db
    .selectFrom('recipient')
    .selectAll()
    .select([
      sql<bigint>`(select total_minor from transfer where id = ${transfer.id})`.as('total_minor'),
      personKey.as('person_key'),
    ])
    .where('id', '=', recipientId)
    .where('user_id', '=', caller.userId)
    .executeTakeFirst();
  if (!row) return refused('notFound');
  const { profile } = accountIn(keys, row.id, row);
  const candidate = { firstName: row.first_name, lastName: row.last_name, status: row.status, profile };
  const quote = { method: transfer.transferMethod, countryCode: transfer.destinationCountryCode };
  if (recipientsFor([candidate], quote).length === 0) return refused('recipientDoesNotFit');
  const check = validateRecipient({ ...profile, firstName: row.first_name, lastName: row.last_name }, 'trusted');
  if (!check.ok) return refused('recipientDoesNotFit');
  const name = await lookUpName(names, {
    recipient: check.value,
    remittanceHandler: profile.remittanceHandler ?? 'MANUAL',
  });
  return name.ok
    ? accept({ ...candidate, id: row.id, total: money(transfer.originCurrency, Number(row.total_minor)) })
    : name;
}

type Locked = {
  status: TransferStatus;
  suspended_for: SuspensionCause | null;
  funded: boolean;
  paying: boolean;
  acknowledged: boolean;
  changed: boolean;
  old_name: string;
  new_name: string;
};

async function changeLocked(
  { tellAccount, recipientCoolOffSeconds }: RecipientChangeTools,
  transaction: Transaction<Schema>,
  { transfer, recipientId, caller, after }: Choice & { readonly after: Candidate },
): Promise<Outcome<TransferStatus, RecipientChangeRefusal>> {
  await sql`select from transfer where id = ${transfer.id} for no key update`.execute(transaction);
  const read = await sql<Locked>`select t.status, t.suspended_for,
      exists (select from payment p where p.transfer_id = t.id and p.booked_as = 'J1') as funded,
      exists (select from payment_attempt a where a.transfer_id = t.id and a.open_for is not null) as paying,
      exists (select from scam_acknowledgment s where s.user_id = t.user_id and s.recipient_id = ${recipientId})
        or exists (select from transfer d where d.user_id = t.user_id and d.recipient_id = ${recipientId}
          and d.status = 'COMPLETE') as acknowledged, ${recipientChanged} as changed,
      (select r.first_name || ' ' || r.last_name from recipient r where r.id = t.recipient_id) as old_name,
      (select r.first_name || ' ' || r.last_name from recipient r where r.id = ${recipientId}) as new_name
    from transfer t where t.id = ${transfer.id}`.execute(transaction);
  const [found] = read.rows;
  if (!found) return refused('notFound');
  const { status, suspended_for: cause, funded: fundsHeld } = found;
  if (found.paying) return refused('recipientBoundToPayment');
  if (!offersRecipientChange({ status, fundsHeld, suspendedFor: cause ?? undefined })) {
    return refused('recipientNotChangeable');
  }
  if (!found.acknowledged) return refused('acknowledgmentRequired');

  const isCorrected = differenceOf(transfer.recipient, after, { recipientChanged: found.changed }) === 'correctedName';
  const coolOff = isCorrected ? 0 : recipientCoolOffSeconds;
  if (isCorrected)
    await sql`update recipient set status = 'SOFT_DELETED'
      where id = ${transfer.recipientId} and user_id = ${caller.userId}`.execute(transaction);
  const column = sql.ref(status === 'PAYMENT_SUSPENDED' ? 'corrected_recipient_id' : 'recipient_id');
  await sql`update transfer set ${column} = ${recipientId} where id = ${transfer.id}`.execute(transaction);
  await sql`insert into payable_recipient (transfer_id, recipient_id, acknowledged, bound_by, held_until)
    values (${transfer.id}, ${recipientId}, true, 'change', now() + make_interval(secs => ${coolOff}))
    on conflict (transfer_id, recipient_id) do update
      set bound_by = 'change', held_until = excluded.held_until, bound_at = now()`.execute(transaction);
  await tellAccount(transaction, {
    key: `recipientChanged:${newId()}`,
    userId: caller.userId,
    type: 'recipientChanged',
    transferId: transfer.id,
    ...{ oldName: found.old_name, recipientName: found.new_name, minutes: Math.ceil(coolOff / 60) },
  });
  return accept(status);
}
