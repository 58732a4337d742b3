import { setMaxListeners } from 'node:events';
import type { Company } from '../companies.ts';
import type { Delivery, Desk, Webhook } from './webhook.ts';
import { createDispatch, type DispatchSettings, longestRetryMs } from './webhookDispatch.ts';

export type NewWebhook = Pick<Webhook, 'id' | 'provider' | 'subject' | 'event' | 'body' | 'url'> & {
  /** From now. */
  readonly inMs: number;
};

export type WebhookQueue = {
  readonly attend: (provider: Company, desk: Desk) => void;
  /** Begins to send, once every company attends. */
  readonly start: () => void;
  readonly schedule: (planned: NewWebhook) => Promise<void>;
  /** Forgets what has not happened yet about a subject. */
  readonly callOff: (subject: string) => Promise<void>;
  readonly release: (provider?: Company) => Promise<number>;
  readonly pending: () => Webhook[];
  readonly deliveries: readonly Delivery[];
  readonly stop: () => Promise<void>;
};

type QueueSettings = DispatchSettings & { readonly log: (message: string) => void };

const sentAtOnce = 64;

/** Sends what is due, oldest first and one at a time about the same subject, until it is taken. */
export function createWebhookQueue({ log, ...settings }: QueueSettings): WebhookQueue {
  const { records } = settings;
  const stopping = new AbortController();
  // Every letter under way listens for the stop.
  setMaxListeners(sentAtOnce, stopping.signal);
  const { attend, dispatch, retryLater, deliveries } = createDispatch(settings, stopping.signal);
  const line = createLine({ waiting: records.values, run });

  async function run(next: Webhook) {
    try {
      await dispatch(next);
    } catch (cause) {
      log(`Webhook ${next.event} of ${next.provider}: ${String(cause)}`);
      await retryLater(next);
    }
  }

  return {
    attend,
    start: line.open,
    schedule: ({ inMs, ...planned }) => {
      const dueAt = Date.now() + inMs;
      const plan = { ...planned, dueAt, sendAt: dueAt, attempts: 0, happened: false, held: false };
      line.wakeSoon();
      return records.put(planned.id, plan);
    },
    callOff: async (subject) => {
      const unborn = records.values().filter((each) => each.subject === subject && !each.happened);
      await Promise.all(unborn.map(({ id }) => records.remove(id)));
    },
    release: async (provider) => {
      const held = records.values().filter((each) => each.held && (!provider || each.provider === provider));
      line.wakeSoon();
      await Promise.all(held.map((each) => records.put(each.id, { ...each, held: false, sendAt: Date.now() })));
      return held.length;
    },
    pending: records.values,
    deliveries,
    stop: () => {
      stopping.abort();
      return line.close();
    },
  };
}

type LineSettings = { readonly waiting: () => Webhook[]; readonly run: (next: Webhook) => Promise<void> };

/** Who is next, and when: sleeps until something is due. */
function createLine({ waiting, run }: LineSettings) {
  const busySubjects = new Set<string>();
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let isWaking = false;
  let state: 'closed' | 'open' = 'closed';

  /** Never in the caller's own turn, so that what it keeps together with a webhook is there when that happens. */
  function wakeSoon() {
    if (isWaking) return;
    isWaking = true;
    setImmediate(wake);
  }

  function wake() {
    isWaking = false;
    clearTimeout(timer);
    if (state === 'closed') return;
    const free = waiting().filter(({ held, subject }) => !held && !busySubjects.has(subject));
    for (const next of free.sort((one, other) => one.sendAt - other.sendAt)) {
      if (running.size >= sentAtOnce) return;
      const waitMs = next.sendAt - Date.now();
      if (waitMs > 0) {
        timer = setTimeout(wake, Math.min(waitMs, longestRetryMs));
        return;
      }
      if (!busySubjects.has(next.subject)) begin(next);
    }
  }

  function begin(next: Webhook) {
    busySubjects.add(next.subject);
    const work = run(next).finally(() => {
      busySubjects.delete(next.subject);
      running.delete(work);
      wakeSoon();
    });
    running.add(work);
  }

  return {
    wakeSoon,
    open: () => {
      state = 'open';
      wakeSoon();
    },
    close: async () => {
      state = 'closed';
      clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
