import { type GuideThread, keepThread, longestThread, readThread } from '#contract/guide/guideThread.ts';
import type { DataOf } from '#contract/protocol/endpoint.ts';
import { failureOf } from '#contract/protocol/failure.ts';
import { callApi } from '../http/apiClient.ts';

export type ThreadRead = DataOf<typeof readThread>;

export const readThreadOf = (userId: string): Promise<ThreadRead> => callApi(readThread, { params: { id: userId } });

type ToKeep = GuideThread & { readonly revision: number };

/**
 * Keeps it in place of the revision it goes on from, and says which it is now; `changed` where another device was
 * faster. That it could not be kept is nobody's trouble: it is in this browser, and is kept with what is said next.
 */
export async function keepThreadOf(userId: string, body: ToKeep): Promise<number | 'changed' | 'notKept'> {
  try {
    return (await callApi(keepThread, { params: { id: userId }, body })).revision;
  } catch (error) {
    return failureOf(error).code === 'threadChanged' ? 'changed' : 'notKept';
  }
}

/** Of the 64 kB of a request, with room for the rest of it. */
const mostBytes = 60_000;

/** Whether the server takes it. */
export const isKeepable = (kept: string): boolean =>
  kept.length <= longestThread && new TextEncoder().encode(JSON.stringify(kept)).length <= mostBytes;
