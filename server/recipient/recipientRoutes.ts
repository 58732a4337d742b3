import {
  createRecipient,
  deleteRecipient,
  isFirstTime,
  listRecipients,
  readRecipient,
} from '#contract/recipient/recipient.ts';
import { accept } from '#domain/result.ts';
import { payeeOf } from '../account/factors/payee.ts';
import { confirmed } from '../account/factors/stepUp.ts';
import type { Db } from '../database/open.ts';
import type { AttemptLimiter } from '../http/rateLimiter.ts';
import { refused, signedInRoute } from '../http/route.ts';
import type { AccountNames } from './accountNames.ts';
import { addRecipient } from './addRecipient.ts';
import type { RecipientStore } from './recipientStore.ts';

export type RecipientDependencies = {
  readonly db: Db;
  readonly recipients: RecipientStore;
  readonly names: AccountNames;
  readonly limiter: AttemptLimiter;
};

/** Recipients one sender may try to add: each asks a partner for a name. */
const additionsAllowed = { limit: 40, windowSeconds: 3600 };

/** The recipient book. An id in the path that is not the caller's own is answered like one that never was. */
export const recipientRoutes = ({ db, recipients, names, limiter }: RecipientDependencies) => [
  signedInRoute(listRecipients, async ({ params: { id } }, { userId }) =>
    id === userId ? accept(await recipients.list(userId)) : refused('notFound'),
  ),

  signedInRoute(readRecipient, async ({ params: { id, rid } }, { userId }) => {
    const recipient = id === userId ? await recipients.find({ id: rid, userId }) : undefined;
    return recipient ? accept(recipient) : refused('notFound');
  }),

  signedInRoute(createRecipient, async ({ params: { id }, body: asked, idempotencyKey }, caller) => {
    const { userId } = caller;
    if (id !== userId) return refused('notFound');
    const deed = { shown: { kind: 'addRecipient', ...payeeOf(asked) } as const, about: asked };
    const confirmation = await confirmed(db, caller, deed);
    if (!confirmation.ok) return confirmation;
    const tooMany = await limiter.take(`addRecipient:${userId}`, additionsAllowed);
    if (tooMany) return tooMany;
    return addRecipient({ recipients, names }, { userId, asked, idempotencyKey });
  }),

  signedInRoute(deleteRecipient, async ({ params: { id, rid } }, { userId }) => {
    const hidden = id === userId && (await recipients.hide({ id: rid, userId }));
    return hidden ? accept({ done: true as const }) : refused('notFound');
  }),

  signedInRoute(isFirstTime, async ({ params: { recipientId } }, { userId }) => {
    const answer = await recipients.isFirstTime({ id: recipientId, userId });
    return answer === undefined ? refused('notFound') : accept({ isFirstTime: answer });
  }),
];
