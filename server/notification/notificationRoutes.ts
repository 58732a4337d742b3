import { sql } from 'kysely';
import {
  listNotifications,
  markNotification,
  markNotificationsUntil,
  readPush,
  registerForPush,
  unregisterFromPush,
} from '#contract/notification/notification.ts';
import { accept } from '#domain/result.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { sha256Hex } from '../http/requestSignature.ts';
import { type Route, refused, signedInRoute } from '../http/route.ts';
import { notificationStore } from './notificationStore.ts';

/** Devices one person hears on; the one registered longest ago makes room for a new one. */
const mostDevices = 20;

/** Who asks for no number gets as many; the page asks for twenty at first (NTF-05). */
const defaultLimit = 200;

type Dependencies = {
  readonly db: Db;
  /** The key browsers are asked with; absent, nothing is pushed. */
  readonly vapidPublicKey: string | undefined;
};

/** What a sender was told, and the devices they want to be told on. */
export function notificationRoutes({ db, vapidPublicKey }: Dependencies): Route[] {
  const notifications = notificationStore(db);
  return [
    signedInRoute(listNotifications, async ({ params, query, language }, { userId }) =>
      params.id === userId
        ? accept(await notifications.list({ userId, language, ...query, limit: query.limit ?? defaultLimit }))
        : refused('notFound'),
    ),

    signedInRoute(markNotification, async ({ params, body, language }, { userId }) => {
      const marked = params.id === userId ? await notifications.markRead({ id: body.id, userId, language }) : undefined;
      return marked ? accept(marked) : refused('notFound');
    }),

    signedInRoute(markNotificationsUntil, async ({ params, body }, { userId }) => {
      const marked = params.id === userId ? await notifications.markReadUntil({ id: body.newest, userId }) : undefined;
      return marked === undefined ? refused('notFound') : accept({ marked });
    }),

    signedInRoute(readPush, async (_call, { userId }) => {
      const registered = db.selectFrom('push_registration').select('device').where('user_id', '=', userId);
      const devices = (await registered.orderBy('created_at').execute()).map(({ device }) => device);
      return accept({ ...(vapidPublicKey && { publicKey: vapidPublicKey }), devices });
    }),

    /** A device belongs to whoever registered it last, and hears of them as long as the session was not ended. */
    signedInRoute(registerForPush, async ({ body }, { userId, sessionHash }) => {
      const { endpoint } = body;
      const registration = { user_id: userId, session_hash: sessionHash, subscription: JSON.stringify(body) };
      await inTransaction(db, async (transaction) => {
        await sql`select from app_user where id = ${userId} for no key update`.execute(transaction);
        await transaction
          .insertInto('push_registration')
          .values({ endpoint, device: sha256Hex(endpoint), ...registration })
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(registration))
          .execute();
        await sql`delete from push_registration where endpoint in (select endpoint from push_registration
          where user_id = ${userId} and endpoint <> ${endpoint}
          order by created_at desc, endpoint offset ${mostDevices - 1})`.execute(transaction);
      });
      return accept({ done: true as const });
    }),

    signedInRoute(unregisterFromPush, async ({ params }, { userId }) => {
      const own = db.deleteFrom('push_registration').where('device', '=', params.device);
      await own.where('user_id', '=', userId).execute();
      return accept({ done: true as const });
    }),
  ];
}
