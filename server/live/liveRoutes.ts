import { followEvents } from '#contract/notification.ts';
import { accept } from '#domain/result.ts';
import { type Route, refused, streamRoute } from '../http/route.ts';
import type { LiveEvents } from './liveEvents.ts';

export const liveRoutes = (live: LiveEvents): Route[] => [
  streamRoute(followEvents, async ({ params }, caller) => {
    if (params.id !== caller.userId) return refused('notFound');
    const stream = live.follow(caller);
    return stream ? accept(stream) : refused('tooManyRequests', { params: { seconds: '60' } });
  }),
];
