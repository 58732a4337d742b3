import { priceSmallFirst } from '#contract/transfer/smallFirst.ts';
import { accept } from '#domain/result.ts';
import { type Outcome, refused, signedInRoute } from '../http/route.ts';
import type { PriceSmallFirst } from '../quote/smallFirstPrice.ts';
import type { KeyedDb } from '../security/personKeys.ts';
import { cancelFor } from './cancelTransfer.ts';
import { readOwnTransfer } from './lifecycle/transferStore.ts';

type Dependencies = KeyedDb & { readonly priceSmallFirst: PriceSmallFirst };

/** Priced only where its sender is offered it. */
export const smallFirstRoute = (dependencies: Dependencies) =>
  signedInRoute(priceSmallFirst, async ({ params }, { userId }) => {
    if (params.id !== userId) return refused('notFound');
    const whole = await readOwnTransfer(dependencies, { transferId: params.tid, userId });
    if (!whole) return refused('notFound');
    return whole.smallFirst ? dependencies.priceSmallFirst(whole.id) : refused('transferNotPayable');
  });

/**
 * The whole transfer ends for the least of it. Where a payment for the whole has begun meanwhile, that one stands and the
 * least is cancelled: nobody pays both.
 */
export async function endWhole(
  { db, ...tools }: Parameters<typeof cancelFor>[0] & Pick<KeyedDb, 'db'>,
  { whole, first }: { readonly whole: string; readonly first: string },
): Promise<Outcome<true, 'notFound'>> {
  const isItsLeast = db.selectFrom('transfer').select('id').where('id', '=', first).where('small_first_of', '=', whole);
  if (!(await isItsLeast.executeTakeFirst())) return refused('notFound');
  const ended = await cancelFor(tools, { id: whole, status: 'PENDING_PAYMENT' });
  if (ended.ok) return accept(true as const);
  await cancelFor(tools, { id: first, status: 'PENDING_PAYMENT' });
  return refused('notFound');
}
