import { type Kysely, sql } from 'kysely';
import { sending } from '#domain/money/fixedAmount.ts';
import { type Money, money } from '#domain/money/money.ts';
import { priceTransfer } from '#domain/quote/priceTransfer.ts';
import { serviceTerms } from '#domain/quote/serviceTerms.ts';
import { accept } from '#domain/result.ts';
import { databaseClock } from '#server/database/databaseClock.ts';
import { type Db, openDatabase } from '#server/database/open.ts';
import type { Schema } from '#server/database/schema.ts';
import { idempotencyStore } from '#server/http/idempotency.ts';
import { keyringOf } from '#server/keys/keyring.ts';
import { attemptStore } from '#server/payment/attemptStore.ts';
import { quoteStore } from '#server/quote/quoteStore.ts';
import { serviceStore } from '#server/quote/serviceStore.ts';
import { createTransfer } from '#server/transfer/createTransfer.ts';
import { type PreparedSender, prepareSenders } from './senders.ts';

/** These senders never sign in. */
const masterSecret = '';
const keys = keyringOf({ current: masterSecret, others: [] });

export type StartedPayment = { readonly transferId: string; readonly attemptId: string; readonly due: Money };

/** Transfers of one sender: together below every limit. */
const each = 15;
const pounds = money('GBP', 2000);
const [mid, rate] = ['760', '750'] as const;

/** The process PostgreSQL answers a connection with. */
export async function backendOf(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
}

/** So many transfers whose payment was begun at a bank, made by the product's own functions without its calls. */
export async function preparePayments(
  where: Parameters<typeof openDatabase>[0],
  count: number,
): Promise<StartedPayment[]> {
  const senders = await prepareSenders({ where, masterSecret, count: Math.ceil(count / each) });
  const { db, close } = await openDatabase(where);
  const begin = await beginner(db);
  const started: StartedPayment[] = [];
  const worker = async () => {
    for (let sender = senders.pop(); sender; sender = senders.pop())
      for (let made = 0; made < each; made += 1) started.push(await begin(sender));
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  await close();
  return started.slice(0, count);
}

async function beginner(db: Db) {
  const [quotes, attempts] = [quoteStore(db, await databaseClock(db)), attemptStore(db)];
  const { write } = idempotencyStore(db);
  const route = { destination: 'CM', method: 'mobile_money' } as const;
  const service = await serviceStore(db).serving({ originCurrency: 'GBP', country: 'CM', method: route.method });
  const asked = { ...route, fixed: sending(pounds), rate, includeOperatorFee: true };
  const priced = priceTransfer({ ...asked, terms: service && serviceTerms(service) });
  if (!priced.ok) throw new Error('The transfer of the bench has no price');
  const price = priced.value;
  const countries = { originCountryCode: 'GB', destinationCountryCode: 'CM', includeOperatorFee: true };

  return async ({ id: userId, recipientId }: PreparedSender): Promise<StartedPayment> => {
    const promised = quotes.holdRate({ userId, base: 'GBP', target: 'XAF', mid, rate });
    await write(promised.writes);
    const held = await quotes.heldRate({ id: promised.value.id, userId });
    if (!held) throw new Error('A rate was not held');
    const kept = { userId, price, held, method: route.method, ...countries, promoCode: undefined, rewardIds: [] };
    const quoted = quotes.keepTransferQuote(kept);
    await write(quoted.writes);
    const made = await createTransfer(
      { db, keys, inPounds: async () => pounds },
      {
        userId,
        quoteId: quoted.value.id,
        recipientId,
        reasonId: 'family-support',
        confirms: async () => accept(true as const),
      },
    );
    if (!made.ok) throw new Error(`A transfer was not made: ${made.refusal}`);
    const total = price.totalToPay;
    const bank = { providerId: 'ob-anchor-demo', schemeId: 'faster_payments_service' };
    const paying = { transferId: made.value, recipientId, provider: 'truelayer', bank, total, due: total } as const;
    const attempt = await attempts.open(paying);
    if (!attempt) throw new Error('A payment was not begun');
    return { transferId: made.value, attemptId: attempt.id, due: total };
  };
}
