import { sql, type Transaction } from 'kysely';
import type { Language } from '#contract/protocol/language.ts';
import type { LinkWish, TrackingLink } from '#contract/transfer/trackingLink.ts';
import { trackingLinkDays } from '#domain/transfer/recipientStage.ts';
import { newId } from '../../database/ids.ts';
import type { Db } from '../../database/open.ts';
import type { Schema } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { sha256Hex } from '../../http/requestSignature.ts';
import type { Keyring } from '../../keys/keyring.ts';
import { macs } from '../../keys/macs.ts';
import { writeSecurityEvent } from '../../security/securityEvents.ts';

export const trackingPath = '/follow';

type Own = { readonly userId: string; readonly transferId: string };
type Row = { id: string; token_hash: string; language: Language; shows_amount: boolean; expires: number };
type Alive = Row & { readonly token: string };

/** What a link leads to, while it does. */
export type Followed = {
  readonly transferId: string;
  readonly language: Language;
  readonly showsAmount: boolean;
  /** Epoch seconds, by the database. */
  readonly expiresAt: number;
  readonly now: number;
};

export type TrackingLinkStore = ReturnType<typeof trackingLinkStore>;

/** Whom the money goes to now: a link made for another says nothing of them. */
const currentRecipient = sql`coalesce(t.corrected_recipient_id, t.recipient_id)`;
const isAlive = sql`l.revoked_at is null and l.expires_at > now() and l.recipient_id = ${currentRecipient}`;
const expires = sql`floor(extract(epoch from l.expires_at))::int`;

/**
 * Links recipients follow a transfer by. The token is a mac over the id of its making, so its owner can be shown it
 * again, while the database keeps only a hash: who reads one without the master secret can open no page.
 */
export function trackingLinkStore({ db, keys, baseUrl }: { db: Db; keys: Keyring; baseUrl: string }) {
  const tokens = macs(keys, 'tracking-link-v1');

  const shown = ({ token, ...row }: Alive): TrackingLink => ({
    url: `${baseUrl}${trackingPath}/${token}`,
    expiresAt: row.expires,
    language: row.language,
    showsAmount: row.shows_amount,
  });

  /** One of a secret that is not here cannot be shown again, and is as good as none. */
  async function readAlive(from: Db, { userId, transferId }: Own): Promise<Alive | undefined> {
    const found = await sql<Row>`select l.id, l.token_hash, l.language, l.shows_amount, ${expires} as expires
      from tracking_link l join transfer t on t.id = l.transfer_id
      where l.transfer_id = ${transferId} and l.user_id = ${userId} and ${isAlive}`.execute(from);
    const [row] = found.rows;
    const token = row && tokens.allOf(row.id).find((each) => sha256Hex(each) === row.token_hash);
    return row && token !== undefined ? { ...row, token } : undefined;
  }

  async function replace(
    transaction: Transaction<Schema>,
    own: Own,
    { language, showsAmount }: LinkWish,
  ): Promise<void> {
    const id = newId();
    await sql`insert into tracking_link as l
        (id, transfer_id, user_id, recipient_id, token_hash, language, shows_amount, expires_at)
      select ${id}, t.id, t.user_id, ${currentRecipient}, ${sha256Hex(tokens.of(id))}, ${language}, ${showsAmount},
        now() + make_interval(days => ${trackingLinkDays})
      from transfer t where t.id = ${own.transferId} and t.user_id = ${own.userId}
      on conflict (transfer_id) do update set id = excluded.id, recipient_id = excluded.recipient_id,
        token_hash = excluded.token_hash, language = excluded.language, shows_amount = excluded.shows_amount,
        created_at = now(), expires_at = excluded.expires_at, revoked_at = null`.execute(transaction);
    await writeSecurityEvent(transaction, { kind: 'trackingLinkMade', outcome: 'done', userId: own.userId });
  }

  return {
    async read(own: Own): Promise<TrackingLink | undefined> {
      const row = await readAlive(db, own);
      return row && shown(row);
    },

    /** The link there is, where it is as wished; otherwise a new one, with which the one before ends. */
    async make(own: Own, wish: LinkWish): Promise<TrackingLink | undefined> {
      const row = await inTransaction(db, async (transaction) => {
        await sql`select 1 from transfer where id = ${own.transferId} for no key update`.execute(transaction);
        const known = await readAlive(transaction, own);
        if (known?.language === wish.language && known.shows_amount === wish.showsAmount) return known;
        await replace(transaction, own, wish);
        return readAlive(transaction, own);
      });
      return row && shown(row);
    },

    async revoke({ userId, transferId }: Own): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const ended = await sql`update tracking_link set revoked_at = now()
          where transfer_id = ${transferId} and user_id = ${userId} and revoked_at is null returning 1`.execute(
          transaction,
        );
        if (ended.rows.length === 0) return;
        await writeSecurityEvent(transaction, { kind: 'trackingLinkRevoked', outcome: 'done', userId });
      });
    },

    /** Unknown, forged, over and revoked are all nothing. */
    async follow(token: string): Promise<Followed | undefined> {
      const found = await sql<{
        transfer_id: string;
        language: Language;
        shows_amount: boolean;
        expires: number;
        now: number;
      }>`select l.transfer_id, l.language, l.shows_amount, ${expires} as expires,
          extract(epoch from now())::int as now
        from tracking_link l join transfer t on t.id = l.transfer_id
        where l.token_hash = ${sha256Hex(token)} and ${isAlive}`.execute(db);
      const [row] = found.rows;
      return (
        row && {
          transferId: row.transfer_id,
          language: row.language,
          showsAmount: row.shows_amount,
          expiresAt: row.expires,
          now: row.now,
        }
      );
    },
  };
}
