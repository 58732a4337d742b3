import { createTrackingLink, readTrackingLink, revokeTrackingLink } from '#contract/transfer/trackingLink.ts';
import { accept } from '#domain/result.ts';
import { offersTrackingLink } from '#domain/transfer/recipientStage.ts';
import type { Allowance, AttemptLimiter } from '../../http/rateLimiter.ts';
import { refused, signedInRoute } from '../../http/route.ts';
import type { KeyedDb } from '../../security/personKeys.ts';
import { readOwnTransfer } from '../lifecycle/transferStore.ts';
import type { TrackingLinkStore } from './trackingLinkStore.ts';

/** Links one sender may make: a few people to tell, each perhaps in two languages. */
const makingsAllowed: Allowance = { limit: 60, windowSeconds: 3_600 };

type Dependencies = KeyedDb & { readonly limiter: AttemptLimiter; readonly links: TrackingLinkStore };

/** A sender's own links for recipients: seen, made and ended by nobody else. */
export const trackingLinkRoutes = ({ db, keys, limiter, links }: Dependencies) => [
  signedInRoute(readTrackingLink, async ({ params: { id, tid } }, { userId }) => {
    if (id !== userId || !(await readOwnTransfer({ db, keys }, { transferId: tid, userId })))
      return refused('notFound');
    const link = await links.read({ userId, transferId: tid });
    return accept(link ? { link } : {});
  }),

  signedInRoute(createTrackingLink, async ({ params: { id, tid }, body }, { userId }) => {
    const transfer = id === userId && (await readOwnTransfer({ db, keys }, { transferId: tid, userId }));
    if (!transfer) return refused('notFound');
    if (!offersTrackingLink({ ...transfer, state: transfer.meta.state })) return refused('transferNotShared');
    const tooMany = await limiter.take(`trackingLink:${userId}`, makingsAllowed);
    if (tooMany) return tooMany;
    const link = await links.make({ userId, transferId: tid }, body);
    return link ? accept(link) : refused('notFound');
  }),

  signedInRoute(revokeTrackingLink, async ({ params: { id, tid } }, { userId }) => {
    if (id !== userId || !(await readOwnTransfer({ db, keys }, { transferId: tid, userId })))
      return refused('notFound');
    await links.revoke({ userId, transferId: tid });
    return accept({ done: true as const });
  }),
];
