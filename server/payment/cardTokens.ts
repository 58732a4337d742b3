import { sql } from 'kysely';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import type { Db } from '../database/open.ts';

/** Cards one company offers again at once; the most recent are the ones still in use. */
const offeredAtOnce = 5;

export type CardTokens = ReturnType<typeof cardTokens>;

/** The companies' names for cards their owners let them keep (PAY-04, PAY-05). */
export const cardTokens = (db: Db) => ({
  async of({ userId, provider }: { userId: string; provider: PaymentProviderId }): Promise<string[]> {
    const kept = await sql<{ token: string }>`select token from card_token
      where user_id = ${userId} and provider = ${provider} order by created_at desc limit ${offeredAtOnce}`.execute(db);
    return kept.rows.map(({ token }) => token);
  },

  /** Only of an attempt whose sender asked for it. */
  async keep({ attemptId, token }: { attemptId: string; token: string }): Promise<void> {
    await sql`insert into card_token (provider, token, user_id)
      select a.provider, ${token}, t.user_id from payment_attempt a join transfer t on t.id = a.transfer_id
      where a.id = ${attemptId} and a.tokenised on conflict do nothing`.execute(db);
  },
});
