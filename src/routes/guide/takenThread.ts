import { forgetSnapshot, storedSnapshot } from '#src/app/storage/snapshotStore.ts';
import { typedForms } from '#src/app/storage/typedFormStore.ts';
import { readKept } from '#src/dialogue/keeping.ts';
import type { Plan } from '#src/dialogue/question.ts';
import type { Entry } from '#src/dialogue/thread.ts';
import type { PartId } from '#src/dialogue/words.ts';
import type { BegunTransfer } from '#src/machines/guide/guided-sender/guidedSenderContext.ts';
import { readThreadOf } from '#src/services/guide/guideThread.ts';
import { readDraftOf } from '#src/services/transfer/draftTransfer.ts';
import { sendMoneySlot } from '../transfer/sendMoneyOpening.ts';
import { guideMemory, rememberGuide } from './guideMemory.ts';
import { handedWords } from './handedWords.ts';
import { rememberRevision } from './keptThread.ts';

/** A conversation taken up from another device, with the transfer it is about where that is still in preparation. */
export type TakenThread = { readonly begun: BegunTransfer | undefined };

/** Whether the guide would begin with nothing in this tab, neither said nor asked for by its address. */
export function isNothingBegun(search: string): boolean {
  const { log, followedId } = guideMemory();
  const isSilent = log.length === 0 && followedId === undefined && handedWords() === undefined;
  const asksForNothing = [...new URLSearchParams(search).keys()].every((name) => name === 'lang');
  return isSilent && asksForNothing && storedSnapshot(sendMoneySlot, {}) === undefined;
}

/** Puts the server's conversation in place of this tab's; nothing where it has none, or cannot be reached. */
export async function takeThread(userId: string): Promise<TakenThread | undefined> {
  try {
    const [{ revision, thread }, draft] = await Promise.all([readThreadOf(userId), readDraftOf(userId)]);
    rememberRevision(revision);
    if (!thread || !readKept(thread.kept)) return undefined;
    forgetSnapshot(sendMoneySlot.machine);
    rememberGuide({ log: [] });
    typedForms.keep('conversation', { kept: thread.kept });
    return { begun: draft?.id === thread.draftId ? draft : undefined };
  } catch {
    return undefined;
  }
}

/** Who gets it and what for, as it was said then: not asked once more, and told where the thread lacks it. */
export function saidThere({ recipientId, reasonId }: BegunTransfer, log: readonly Entry[]): Plan {
  const isSaid = (part: PartId) => log.some((entry) => entry.kind === 'answered' && entry.part === part);
  return {
    ...(recipientId && { recipient: { value: recipientId, isSilent: isSaid('recipient') } }),
    ...(reasonId && { reason: { value: reasonId, isSilent: isSaid('reason') } }),
  };
}
