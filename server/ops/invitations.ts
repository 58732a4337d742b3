import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Language } from '#contract/protocol/language.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { sha256Hex } from '../http/requestSignature.ts';
import type { OutboxHandler } from '../jobs/outbox.ts';
import type { Messages } from '../messages/messages.ts';
import type { Two } from './agreement.ts';
import { keepAct } from './audit.ts';
import { newSecret } from './operators.ts';

/** Where the link leads. */
export const invitationPath = '/operator-invitation';

/** How long it works. */
const invitationHours = 24;

/** The outbox's name for an operator who is to get a link to their secret. */
export const invitationKind = 'operator.invitation';

/** The link is made where the e-mail is written, so no command, and nobody who gave it, ever holds it. */
export async function invite(transaction: Db, { operator, proposedBy, agreedBy }: { readonly operator: string } & Two) {
  const id = newId();
  await transaction
    .insertInto('operator_invitation')
    .values({
      ...{ id, operator, token_hash: null, proposed_by: proposedBy, agreed_by: agreedBy, used_at: null },
      expires_at: sql<Date>`now() + make_interval(hours => ${invitationHours})`,
    })
    .execute();
  const payload = JSON.stringify({ invitationId: id });
  await transaction
    .insertInto('outbox')
    .values({ id: newId(), key: `${invitationKind}:${id}`, kind: invitationKind, payload })
    .execute();
}

const queued = z.object({ invitationId: z.uuid() });

type Invited = { operator: string; email: string | null; language: Language };

export const sendInvitation =
  ({
    db,
    messages,
    baseUrl,
  }: {
    readonly db: Db;
    readonly messages: Messages;
    readonly baseUrl: string;
  }): OutboxHandler =>
  (item) =>
    inTransaction(db, async (transaction) => {
      const { invitationId } = queued.parse(item);
      const token = randomBytes(32).toString('base64url');
      const { rows } = await sql<Invited>`update operator_invitation i set token_hash = ${sha256Hex(token)}
        from operator o where o.name = i.operator and i.id = ${invitationId} and i.token_hash is null
        returning i.operator, o.email, o.language`.execute(transaction);
      const [invited] = rows;
      if (!invited?.email) return;
      await messages.queue(transaction, {
        id: `${invitationKind}:${invitationId}`,
        channel: 'email',
        to: invited.email,
        language: invited.language,
        wording: 'standard',
        template: 'operatorInvitation',
        params: { name: invited.operator, link: `${baseUrl}${invitationPath}?lang=${invited.language}&token=${token}` },
      });
    });

/** Links that still work: not used, not too old, the newest of an operator who was not taken away. */
const works = sql`i.used_at is null and i.expires_at > now()
  and exists (select from operator o where o.name = i.operator and o.disabled_at is null)
  and not exists (select from operator_invitation newer where newer.operator = i.operator and newer.at > i.at)`;

/** Whose link it is; undefined when it works no more, or never did. */
export async function findInvitation(db: Db, token: string): Promise<string | undefined> {
  const { rows } = await sql<{ operator: string }>`select i.operator from operator_invitation i
    where i.token_hash = ${sha256Hex(token)} and ${works}`.execute(db);
  return rows[0]?.operator;
}

type Redeemed = { readonly name: string; readonly secret: string };

/** Uses the link up and answers the secret, which is kept nowhere but with its owner. */
export const redeemInvitation = (db: Db, token: string): Promise<Redeemed | undefined> =>
  inTransaction(db, async (transaction) => {
    const { rows } = await sql<{ operator: string }>`update operator_invitation i set used_at = now()
      where i.token_hash = ${sha256Hex(token)} and ${works} returning i.operator`.execute(transaction);
    const name = rows[0]?.operator;
    if (name === undefined) return undefined;
    const { secret, hash } = newSecret();
    await transaction.updateTable('operator').set({ secret_hash: hash }).where('name', '=', name).execute();
    await keepAct(transaction, name, { command: 'accept-invitation' });
    return { name, secret };
  });
