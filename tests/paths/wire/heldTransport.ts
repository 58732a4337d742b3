import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import type { AnyActorLogic } from 'xstate';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import type { ErrorCode, FailureDetails } from '#contract/protocol/failure.ts';
import { readUtcTime } from '#contract/protocol/lookup.ts';
import { refusal, success } from '#server/http/answer.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { runIn, type Surroundings, surroundings } from '#src/services/http/surroundings.ts';
import { endpointOf, type SentCall } from './sentCall.ts';
import { walkedSeconds } from './whoIsHere.ts';

/** Whose work a call is: an invoked actor of the walked machine, and what the machine gave it. */
export type Caller = { readonly actorId: string; readonly session: string; readonly input: unknown };

/** What the server would answer with. */
export type Answer = { readonly data: unknown } | { readonly code: ErrorCode; readonly details?: FailureDetails };

export type HeldCall = {
  readonly sent: SentCall;
  readonly endpoint: Endpoint;
  readonly caller: Caller | undefined;
  /** As the server writes it; silence and an answer of another shape for the failures that mean those. */
  readonly answer: (answer: Answer) => void;
};

const callers = new AsyncLocalStorage<Caller>();

/** The same logic, whose calls are known to be its own. */
export const callingAs = (actorId: string, logic: AnyActorLogic): AnyActorLogic => ({
  ...logic,
  start: (snapshot, scope) =>
    callers.run({ actorId, session: scope.self.sessionId, input: snapshot.input }, () =>
      logic.start?.(snapshot, scope),
    ),
});

export type HeldTransport = {
  /** What waits for its answer. */
  readonly waiting: () => readonly HeldCall[];
  /** Everything that was sent, answered or not. */
  readonly sent: readonly HeldCall[];
  /** Puts back the surroundings that were there. */
  readonly letGo: () => void;
};

/** Everything of the services runs as in a page, but what they send stays here until it is answered. */
export function holdTransport(keys: Surroundings['keys']): HeldTransport {
  const before = surroundings();
  const defaults = queryClient.getDefaultOptions();
  const sent: HeldCall[] = [];
  const waiting = new Set<HeldCall>();

  async function hold(input: URL | Request | string, init?: RequestInit): Promise<Response> {
    const caller = callers.getStore();
    const request = new Request(input, init);
    const url = new URL(request.url);
    const call: SentCall = {
      method: request.method,
      target: url.pathname + url.search,
      body: await request.text(),
      header: (name) => request.headers.get(name) ?? undefined,
    };
    const endpoint = endpointOf(call);
    if (!endpoint) throw new Error(`No call of the contract is ${call.method} ${call.target}`);
    if (endpoint === readUtcTime) return responseOf(readUtcTime, { data: { utc_time: walkedSeconds } });
    return new Promise((resolve, reject) => {
      const held: HeldCall = {
        ...{ sent: call, endpoint, caller },
        answer(answer) {
          waiting.delete(held);
          if (isSilence(answer)) reject(new TypeError('fetch failed'));
          else resolve(responseOf(endpoint, answer));
        },
      };
      sent.push(held);
      waiting.add(held);
    });
  }

  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } });
  runIn({
    origin: () => 'https://sawa.test',
    addressOf: (target) => `https://sawa.test${target}`,
    fetch: hold,
    keys,
    proveWork: vi.fn().mockRejectedValue(new Error('nobody asks for work here')),
  });
  return {
    waiting: () => [...waiting],
    sent,
    letGo() {
      queryClient.setDefaultOptions(defaults);
      runIn(before);
    },
  };
}

const isSilence = (answer: Answer): boolean => 'code' in answer && answer.code === 'serviceUnavailable';

function responseOf(endpoint: Endpoint, answer: Answer): Response {
  const { status, body } = written(endpoint, answer);
  return new Response(body, { status, headers: { 'content-type': 'application/json; charset=utf-8' } });
}

function written(endpoint: Endpoint, answer: Answer) {
  if ('data' in answer) return success(endpoint.data.parse(answer.data));
  if (answer.code === 'unexpected') return { status: 200, body: '<p>Something else</p>' };
  return refusal(answer.code, 'en', answer.details);
}
