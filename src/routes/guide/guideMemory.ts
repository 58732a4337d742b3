import { z } from 'zod';
import { paths } from '#src/app/address/paths.ts';
import { type Entry, readLog, storable } from '#src/dialogue/thread.ts';

const storageKey = 'sawa.flow.guide';

/** What a tab remembers of the conversation: what was said, without anything typed, and the payment it went off to. */
export type GuideMemory = { readonly log: readonly Entry[]; readonly followedId?: string | undefined };

const shape = z.object({ version: z.literal(1), log: z.unknown(), followedId: z.string().optional() });

export function guideMemory(): GuideMemory {
  try {
    const kept = shape.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
    return kept.success ? { log: readLog(kept.data.log), followedId: kept.data.followedId } : { log: [] };
  } catch {
    return { log: [] };
  }
}

export function rememberGuide({ log, followedId }: GuideMemory): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ version: 1, log: storable(log), followedId }));
}

/** Whether this tab went to a payment page from the conversation, and is to come back to it. */
export const isFollowedByGuide = (transferId: string | undefined): boolean =>
  transferId !== undefined && guideMemory().followedId === transferId;

/** Back to the conversation, with what the payment page said. */
export function guideReturn(transferId: string | undefined, search: string): string {
  const query = new URLSearchParams(search);
  query.set('transferId', transferId ?? '');
  if (!query.has('payment_type')) query.set('payment_type', 'unknown');
  return `${paths.guidedSender}?${query}`;
}
