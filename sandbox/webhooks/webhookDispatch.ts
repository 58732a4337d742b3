import { randomInt } from 'node:crypto';
import { Agent, request as requestHttp } from 'node:http';
import { request as requestHttps, Agent as SecureAgent } from 'node:https';
import type { Company } from '../companies.ts';
import type { Records } from '../storage/journal.ts';
import type { Faults } from './faults.ts';
import type { Delivery, Desk, Letter, Webhook } from './webhook.ts';

export type DispatchSettings = {
  readonly records: Records<Webhook>;
  readonly faults: Faults;
  /** How long a company takes; its first retry waits as long again. */
  readonly delayMs: number;
};

export type Dispatch = {
  readonly attend: (provider: Company, desk: Desk) => void;
  /** Lets the webhook happen, sends it, and forgets it or plans the next attempt. */
  readonly dispatch: (due: Webhook) => Promise<void>;
  readonly retryLater: (failed: Webhook) => Promise<void>;
  /** The last 200 attempts, newest first. */
  readonly deliveries: readonly Delivery[];
};

/** TrueLayer gives up after 72 hours and Trust after 48: the longer of the two for all. */
const giveUpAfterMs = 72 * 3_600_000;
const answerWithinMs = 10_000;
const deliveriesKept = 200;
export const longestRetryMs = 2 * 3_600_000;

export function createDispatch({ records, faults, delayMs }: DispatchSettings, stopping: AbortSignal): Dispatch {
  const desks = new Map<Company, Desk>();
  const deliveries: Delivery[] = [];

  async function dispatch(due: Webhook) {
    const desk = desks.get(due.provider);
    if (!desk) throw new Error(`nobody attends to ${due.provider}`);
    if (!due.happened) {
      if (!(await desk.happen(due))) return records.remove(due.id);
      const deferred = deferredByFault(due);
      if (deferred) return records.put(due.id, deferred);
    }
    if (faults.strikes(due.provider, 'forged')) await send(due, { desk, signedBy: 'stranger' });
    const isTaken = await send(due, { desk, signedBy: 'company' });
    if (faults.strikes(due.provider, 'duplicate')) await send(due, { desk, signedBy: 'company' });
    await (isTaken ? records.remove(due.id) : retryLater({ ...due, happened: true }));
  }

  function deferredByFault(due: Webhook): Webhook | undefined {
    const happened = { ...due, happened: true };
    if (faults.strikes(due.provider, 'hold')) return { ...happened, held: true };
    if (faults.strikes(due.provider, 'late')) return { ...happened, sendAt: Date.now() + 10 * delayMs };
    if (faults.strikes(due.provider, 'outOfOrder')) return { ...happened, sendAt: afterNext(due) };
    return undefined;
  }

  function afterNext({ id, subject }: Webhook): number {
    const others = records.values().filter((other) => other.subject === subject && other.id !== id);
    return Math.min(...others.map(({ sendAt }) => sendAt + 1), Date.now() + 10 * delayMs);
  }

  async function send(due: Webhook, { desk, signedBy }: { desk: Desk; signedBy: Delivery['signedBy'] }) {
    const letter = desk.letter(due, signedBy);
    const status = letter && (await post(letter, stopping));
    if (letter && signedBy === 'company' && faults.strikes(due.provider, 'replayed')) replay(letter);
    const { provider, subject, event, id: eventId } = due;
    deliveries.unshift({ at: new Date().toISOString(), provider, subject, event, eventId, signedBy, status });
    deliveries.splice(deliveriesKept);
    return status !== undefined && status >= 200 && status < 300;
  }

  /** Word for word and signature for signature, long after it was taken. */
  function replay(letter: Letter) {
    const timer = setTimeout(() => void post(letter, stopping), 10 * delayMs);
    stopping.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }

  async function retryLater(failed: Webhook) {
    const waitMs = Math.min(Math.max(delayMs, 10) * 2 ** failed.attempts, longestRetryMs);
    const sendAt = Date.now() + waitMs + randomInt(Math.ceil(waitMs / 5));
    if (sendAt > failed.dueAt + giveUpAfterMs) return records.remove(failed.id);
    return records.put(failed.id, { ...failed, attempts: failed.attempts + 1, sendAt });
  }

  return { attend: (provider, desk) => desks.set(provider, desk), dispatch, retryLater, deliveries };
}

/** One line each for plain and for secure addresses, kept open between letters. */
const lines = { 'http:': new Agent({ keepAlive: true }), 'https:': new SecureAgent({ keepAlive: true }) };

/** The status of the answer, whose words nobody reads; `fetch` costs twice as much. */
function post({ url, headers, body }: Letter, stopping: AbortSignal): Promise<number | undefined> {
  const address = new URL(url);
  const isSecure = address.protocol === 'https:';
  const options = { method: 'POST', headers, signal: stopping, agent: lines[isSecure ? 'https:' : 'http:'] };
  return new Promise((answered) => {
    const calling = isSecure ? requestHttps(address, options) : requestHttp(address, options);
    calling.setTimeout(answerWithinMs, () => calling.destroy());
    calling.on('error', () => answered(undefined));
    calling.on('response', (answer) => {
      answer.on('error', () => undefined).resume();
      answered(answer.statusCode);
    });
    calling.end(body);
  });
}
