import { openRecall, readRecall } from '#contract/transfer/recall.ts';
import { accept } from '#domain/result.ts';
import type { Db } from '../../database/open.ts';
import { refused, signedInRoute } from '../../http/route.ts';
import { openRecallOf, readRecallOf } from './recallStore.ts';

/** A sender’s own cases about what was delivered (peers 17). */
export const recallRoutes = (db: Db) => [
  signedInRoute(readRecall, async ({ params: { id, tid } }, { userId }) => {
    const view = id === userId && (await readRecallOf(db, { userId, transferId: tid }));
    return view ? accept(view) : refused('notFound');
  }),

  signedInRoute(openRecall, async ({ params: { id, tid }, body: { reason } }, { userId }) => {
    if (id !== userId) return refused('notFound');
    return openRecallOf(db, { userId, transferId: tid }, reason);
  }),
];
