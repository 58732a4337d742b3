import { z } from 'zod';
import { acknowledgeRecipient, enter, type SignedInSender, sendOnce } from './lifecycle.ts';

/** The load, in a process of its own so that the server's is measured alone. Its parent says what and reads how it went. */
const plan = z.object({
  baseUrl: z.string(),
  senders: z.array(
    z.object({
      id: z.string(),
      userName: z.string(),
      cookie: z.string(),
      signingKey: z.string(),
      recipientId: z.string(),
      address: z.string(),
    }),
  ),
  /** Transfers under way at a time. */
  atOnce: z.number(),
  warmUpMs: z.number(),
  measuredMs: z.number(),
});
type Plan = z.infer<typeof plan>;

export type LoadResult = {
  /** Milliseconds each delivered transfer took, as its sender saw it. */
  readonly lifecycles: readonly number[];
  readonly calls: Readonly<Record<string, readonly number[]>>;
  readonly looks: number;
  readonly seconds: number;
  readonly failures: readonly string[];
};

export type LoadMessage =
  | { readonly phase: 'begins' | 'ends' }
  | { readonly phase: 'done'; readonly result: LoadResult };

const tell = (message: LoadMessage) => process.send?.(message);

async function run({ baseUrl, senders, atOnce, warmUpMs, measuredMs }: Plan): Promise<LoadResult> {
  let isMeasuring = false;
  const calls: Record<string, number[]> = {};
  const lifecycles: number[] = [];
  const failures: string[] = [];
  let looks = 0;
  const took = (call: string, ms: number) => {
    if (!isMeasuring) return;
    calls[call] ??= [];
    calls[call].push(ms);
  };
  const waiting = senders.map((sender) => enter(baseUrl, sender, took));
  await everyone(waiting, atOnce, acknowledgeRecipient);

  let isOver = false;
  const worker = async () => {
    for (let sender = waiting.shift(); sender && !isOver; sender = waiting.shift()) {
      const start = performance.now();
      try {
        const sent = await sendOnce(sender);
        if (isMeasuring) lifecycles.push(performance.now() - start);
        if (isMeasuring) looks += sent.looks;
      } catch (failure) {
        failures.push(String(failure));
      }
      waiting.push(sender);
    }
  };
  const workers = Array.from({ length: atOnce }, worker);
  await new Promise((warm) => setTimeout(warm, warmUpMs));
  tell({ phase: 'begins' });
  isMeasuring = true;
  const start = performance.now();
  await new Promise((end) => setTimeout(end, measuredMs));
  isMeasuring = false;
  tell({ phase: 'ends' });
  isOver = true;
  const seconds = (performance.now() - start) / 1000;
  await Promise.all(workers);
  return { lifecycles, calls, looks, seconds, failures };
}

async function everyone(senders: SignedInSender[], atOnce: number, deed: (sender: SignedInSender) => Promise<void>) {
  const rest = [...senders];
  const worker = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) await deed(next);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

process.on('message', (message) => {
  void run(plan.parse(message)).then((result) => tell({ phase: 'done', result }));
});
process.stdout.write('Ready\n');
