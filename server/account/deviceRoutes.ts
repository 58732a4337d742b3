import { endDevice, listDevices } from '#contract/notification/device.ts';
import { accept } from '#domain/result.ts';
import type { Db } from '../database/open.ts';
import { refused, signedInRoute } from '../http/route.ts';
import { confirmed } from './factors/stepUp.ts';
import type { SessionStore } from './sessionStore.ts';

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** Where somebody is signed in, and the end of it (ASVS 7.5.2). */
export const deviceRoutes = ({ db, sessions }: { readonly db: Db; readonly sessions: SessionStore }) => [
  signedInRoute(listDevices, async (_call, caller) => {
    const devices = await sessions.devicesOf(caller);
    return accept(
      devices.map(({ id, browser, system, created_at, last_seen_at, is_this }) => ({
        id,
        ...(browser && { browser }),
        ...(system && { system }),
        signedInAt: seconds(created_at),
        lastSeenAt: seconds(last_seen_at),
        isThis: is_this,
      })),
    );
  }),

  signedInRoute(endDevice, async ({ params: { sessionId } }, caller) => {
    const shown = { kind: 'account', act: 'signOutDevice' } as const;
    const asked = await confirmed(db, caller, { shown, about: sessionId });
    if (!asked.ok) return asked;
    const ended = await sessions.endDevice({ userId: caller.userId, sessionId });
    return ended ? accept({ done: true as const }) : refused('notFound');
  }),
];
