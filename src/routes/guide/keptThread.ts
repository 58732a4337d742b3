import { typedForms } from '#src/app/storage/typedFormStore.ts';
import { goesOnFrom, shortened } from '#src/dialogue/keeping.ts';
import { type Entry, leadElsewhere, told } from '#src/dialogue/thread.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { keptDraftId } from '#src/machines/transfer/send-money/draftId.ts';
import { isKeepable, keepThreadOf, readThreadOf } from '#src/services/guide/guideThread.ts';
import type { Conversation } from '#src/ui/screens/guide/conversation.ts';

/** Among the flows' keys, so that it is forgotten with them. */
const storageKey = 'sawa.flow.guideRevision';

/** Which of the server's revisions this tab goes on from. */
const revisionHere = (): number => Number(sessionStorage.getItem(storageKey) ?? 0);
export const rememberRevision = (revision: number): void => sessionStorage.setItem(storageKey, String(revision));

type Kept = { readonly guide: GuidedSenderActor; readonly conversation: Conversation };

/**
 * A signed-in sender's conversation goes to the server as it goes, one call at a time, so that another device can go on
 * with it (decision 105). Returns how to stop.
 */
export function keepThreads({ guide, conversation }: Kept): () => void {
  let sent: string | undefined;
  let isBusy = false;
  let isStopped = false;
  /** It went on elsewhere: until the sender speaks here, that one stays. */
  let newer: { readonly revision: number; readonly saidLast: number | undefined } | undefined;

  function due() {
    const { userId } = guide.getSnapshot().context;
    const { kept } = typedForms.read('conversation');
    const saidLast = lastSaid(conversation.getState().log);
    if (isStopped || userId === undefined || kept === undefined || saidLast === undefined) return undefined;
    if (kept === sent || saidLast === newer?.saidLast || !isBeingPrepared(guide)) return undefined;
    return { userId, kept };
  }

  async function hearOfNewer({ userId, kept }: { readonly userId: string; readonly kept: string }): Promise<void> {
    const read = await readThreadOf(userId).catch(() => undefined);
    if (!read || isStopped) return;
    if (!read.thread) return rememberRevision(read.revision);
    if (goesOnFrom(kept, read.thread.kept)) {
      // Kept from here, by a page that was left before it heard so.
      rememberRevision(read.revision);
      sent = undefined;
      return;
    }
    const { log } = conversation.getState();
    newer = { revision: read.revision, saidLast: lastSaid(log) };
    if (isOffered(log)) return;
    conversation.log(told({ key: 'guide.elsewhere.newer' }));
    conversation.log(leadElsewhere);
  }

  async function keep(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let now = due(); now; now = due()) {
      if (newer) rememberRevision(newer.revision);
      newer = undefined;
      sent = now.kept;
      const thread = { kept: shortened(now.kept, isKeepable), draftId: draftIdOf(guide) };
      const answer = await keepThreadOf(now.userId, { ...thread, revision: revisionHere() });
      if (answer === 'changed') await hearOfNewer(now);
      else if (answer !== 'notKept' && !isStopped) rememberRevision(answer);
    }
    isBusy = false;
  }

  // By then what was said stands among the typed forms.
  const soon = () => queueMicrotask(() => void keep());
  const stopListening = conversation.subscribe(soon);
  soon();
  return () => {
    isStopped = true;
    stopListening();
  };
}

/** Only what leads to a transfer: what comes after it is told by the transfer itself. */
function isBeingPrepared(guide: GuidedSenderActor): boolean {
  const snapshot = guide.getSnapshot();
  return snapshot.matches('conversing') && !snapshot.children.sendMoney?.getSnapshot().context.transfer;
}

function draftIdOf(guide: GuidedSenderActor): string | undefined {
  const flow = guide.getSnapshot().children.sendMoney?.getSnapshot().context;
  return flow && keptDraftId(flow);
}

const lastSaid = (log: readonly Entry[]): number | undefined =>
  log.findLast(({ kind }) => kind === 'answered' || kind === 'typed')?.id;

/** Since the sender spoke last; a reload would say it once more. */
function isOffered(log: readonly Entry[]): boolean {
  const saidLast = lastSaid(log) ?? 0;
  return log.some((entry) => entry.kind === 'lead' && entry.to === leadElsewhere.to && entry.id > saidLast);
}
