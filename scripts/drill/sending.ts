import { acknowledgeRecipient, enter, type SignedInSender, sendOnce, type Told } from '#bench/lifecycle.ts';
import type { PreparedSender } from '#bench/senders.ts';

type What = Parameters<Told>[0];

/** The transfers senders were told of, by what they were told last. */
export type Acknowledged = ReadonlyMap<string, What>;

type Sending = { readonly baseUrl: string; readonly senders: readonly PreparedSender[]; readonly atOnce: number };

/** People who send again and again, and what they were told of it, until told to stop: what fails from then on is the loss. */
export async function beginSending({ baseUrl, senders, atOnce }: Sending) {
  const waiting: SignedInSender[] = senders.map((sender) => enter(baseUrl, sender, () => undefined));
  for (const sender of waiting) await acknowledgeRecipient(sender);
  const acknowledged = new Map<string, What>();
  const failures: string[] = [];
  let isOver = false;
  const worker = async () => {
    for (let sender = waiting.shift(); sender && !isOver; sender = waiting.shift()) {
      try {
        await sendOnce(sender, (what, id) => void acknowledged.set(id, what));
      } catch (failure) {
        if (!isOver) failures.push(String(failure));
      }
      waiting.push(sender);
    }
  };
  const workers = Promise.all(Array.from({ length: atOnce }, worker));
  return {
    acknowledged: acknowledged as Acknowledged,
    failures: failures as readonly string[],
    async stop() {
      isOver = true;
      await workers;
    },
  };
}
