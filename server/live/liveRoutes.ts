import { followEvents } from '#contract/notification/notification.ts';
import { type Route, refused, streamRoute } from '../http/route.ts';
import type { LiveEvents } from './liveEvents.ts';

export const liveRoutes = (live: LiveEvents): Route[] => [
  streamRoute(followEvents, async ({ params }, caller) => {
    if (params.id !== caller.userId) return refused('notFound');
    const followed = live.follow(caller);
    return followed.ok ? followed : refused(followed.refusal, { params: { seconds: '60' } });
  }),
];
