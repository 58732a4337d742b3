import { type Selectable, sql } from 'kysely';
import type { Recipient } from '#contract/recipient/recipient.ts';
import type { RemittanceHandler } from '#domain/recipient/remittanceHandler.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { TellAccount } from '../account/accountNews.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import type { RecipientTable } from '../database/transferSchema.ts';
import type { Keyring } from '../keys/keyring.ts';
import { type KeyedDb, personFieldsOf } from '../security/personKeys.ts';
import { writeSecurityEvent } from '../security/securityEvents.ts';
import { accountIn, personKey, type StoredAccount, storedAccount } from '../transfer/lifecycle/storedRecipient.ts';

type Owned = { readonly id: string; readonly userId: string };

export type RecipientStore = ReturnType<typeof recipientStore>;

/** The recipient books. Every question names the owner: somebody else's recipient does not exist. */
export const recipientStore = ({ db, keys }: KeyedDb, tellAccount: TellAccount) => ({
  async list(userId: string): Promise<Recipient[]> {
    const rows = await stored(db)
      .where('user_id', '=', userId)
      .where('status', '=', 'ACTIVE')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map((row) => viewOf(keys, row));
  },

  /** Deleted ones too: transfers made with them still show who was paid. */
  async find({ id, userId }: Owned): Promise<Recipient | undefined> {
    const row = await stored(db).where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
    return row && viewOf(keys, row);
  },

  /** The owner is told, so that nobody adds one behind their back. Adding the same id again changes nothing. */
  async add({ userId, ...recipient }: Omit<Recipient, 'status'> & Owned): Promise<void> {
    const { id, firstName, lastName } = recipient;
    await inTransaction(db, async (transaction) => {
      const fields = await personFieldsOf({ db: transaction, keys }, userId);
      const added = await transaction
        .insertInto('recipient')
        .values({
          id,
          user_id: userId,
          first_name: firstName,
          last_name: lastName,
          status: 'ACTIVE',
          ...storedAccount(recipient, { recipientId: id, fields }),
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows === 0n) return;
      await writeSecurityEvent(transaction, { kind: 'recipientSaved', outcome: 'done', userId });
      const recipientName = `${firstName} ${lastName}`;
      await tellAccount(transaction, { key: `recipient:${id}`, userId, type: 'recipientAdded', recipientName });
    });
  },

  /** Whether there was such a recipient; hiding twice is hiding once (D-59). */
  async hide({ id, userId }: Owned): Promise<boolean> {
    const hidden = await db
      .updateTable('recipient')
      .set({ status: 'SOFT_DELETED' })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return hidden.numUpdatedRows > 0n;
  },

  /** Nothing was ever paid to them and the scam questions were never answered; undefined when there is no such one. */
  async isFirstTime({ id, userId }: Owned): Promise<boolean | undefined> {
    const read = await sql<{ is_first_time: boolean }>`
      select not exists (
        select from scam_acknowledgment a where a.user_id = ${userId} and a.recipient_id = r.id
      ) and not exists (
        select from transfer t join status_event e on e.transfer_id = t.id
        where t.user_id = ${userId} and t.recipient_id = r.id and e.to_status in ('PAYMENT_COMPLETED', 'COMPLETE')
      ) as is_first_time
      from recipient r where r.id = ${id} and r.user_id = ${userId}`.execute(db);
    return read.rows[0]?.is_first_time;
  },

  /** The operator's own choice of who pays out, where there is one (D-68). */
  async payoutSetting({
    country,
    method,
  }: {
    country: string;
    method: PayoutMethod;
  }): Promise<RemittanceHandler | undefined> {
    const setting = await db
      .selectFrom('payout_setting')
      .select('handler')
      .where('country', '=', country)
      .where('method', '=', method)
      .executeTakeFirst();
    return setting?.handler;
  },
});

type StoredRecipient = Selectable<RecipientTable> & Pick<StoredAccount, 'person_key'>;

/** With the key of whose recipients they are. */
const stored = (db: Db) => db.selectFrom('recipient').selectAll().select(personKey.as('person_key'));

const viewOf = (keys: Keyring, row: StoredRecipient): Recipient => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  status: row.status,
  ...accountIn(keys, row.id, row),
});
