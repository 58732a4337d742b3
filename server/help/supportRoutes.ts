import { readSupport, writeToSupport } from '#contract/help/support.ts';
import { withoutCardNumber } from '#domain/payment/cardNumber.ts';
import { accept } from '#domain/result.ts';
import { helpReplyHours } from '#domain/service/promises.ts';
import type { Allowance, AttemptLimiter } from '../http/rateLimiter.ts';
import { type Route, refused, signedInRoute } from '../http/route.ts';
import type { KeyedDb } from '../security/personKeys.ts';
import { readOwnTransfer } from '../transfer/lifecycle/transferStore.ts';
import { keepSaid, readLately } from './supportStore.ts';

/** Messages one person may write to support: each is read by one of our people. */
const messagesAllowed: Allowance = { limit: 20, windowSeconds: 3_600 };

type Dependencies = KeyedDb & { readonly limiter: AttemptLimiter };

/** A signed-in sender talks to one of our people from the guide (chat rule 17). */
export const supportRoutes = ({ db, keys, limiter }: Dependencies): Route[] => [
  signedInRoute(writeToSupport, async ({ params, body }, { userId }) => {
    if (params.id !== userId) return refused('notFound');
    const limited = await limiter.take(`support:${userId}`, messagesAllowed);
    if (limited) return limited;
    const { transferId, account, text } = body;
    if (transferId && !(await readOwnTransfer({ db, keys }, { transferId, userId }))) return refused('notFound');
    const message = await keepSaid(db, {
      ...body,
      userId,
      text: masked(text.trim()),
      account: account.map((line) => ({ ...line, text: masked(line.text) })),
    });
    return accept({ message, replyBy: message.at + helpReplyHours * 3600 });
  }),
  signedInRoute(readSupport, async ({ params }, { userId }) =>
    params.id === userId ? accept({ messages: await readLately(db, userId) }) : refused('notFound'),
  ),
];

/** The guide sends no card number; whatever else may send one, none is kept. */
const masked = (text: string): string => withoutCardNumber(text) ?? text;
