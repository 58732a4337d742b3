import { acknowledgeRecipient, enter, type SignedInSender, sendOnce, type Told } from '#bench/lifecycle.ts';
import type { System } from './system.ts';

type What = Parameters<Told>[0];

/** Milliseconds a sender keeps trying a call, and waits for a transfer to be delivered, while everything breaks. */
const patienceMs = 120_000;

export type Sending = {
  /** The transfers senders were told of, by what they were told last. */
  readonly acknowledged: ReadonlyMap<string, What>;
  readonly failures: readonly string[];
  readonly stop: () => Promise<void>;
};

/** Everybody of the system, signed in and with a recipient they know. */
export async function enterAll({ url, senders }: Pick<System, 'url' | 'senders'>): Promise<SignedInSender[]> {
  const entered = senders.map((sender) => enter(url, sender, () => undefined, { patienceMs }));
  for (const sender of entered) await acknowledgeRecipient(sender);
  return entered;
}

/** People who send again and again while things break, and finish what they began when they are told to stop. */
export async function keepSending(
  system: System,
  { atOnce, most }: { atOnce: number; most: number },
): Promise<Sending> {
  const waiting = await enterAll(system);
  const acknowledged = new Map<string, What>();
  const failures: string[] = [];
  let isOver = false;
  let begun = 0;
  const worker = async () => {
    for (let sender = waiting.shift(); sender && !isOver && begun < most; sender = waiting.shift()) {
      begun += 1;
      try {
        await sendOnce(sender, (what, id) => void acknowledged.set(id, what), patienceMs);
      } catch (failure) {
        failures.push(`a sender was let down: ${String(failure)}`);
      }
      waiting.push(sender);
    }
  };
  const workers = Promise.all(Array.from({ length: atOnce }, worker));
  return {
    acknowledged,
    failures,
    async stop() {
      isOver = true;
      await workers;
    },
  };
}
