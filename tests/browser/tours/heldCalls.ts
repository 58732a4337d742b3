import type { Page, Request, Route } from 'playwright';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import type { ErrorCode, FailureDetails } from '#contract/protocol/failure.ts';
import { requestHeaders } from '#contract/protocol/requestHash.ts';
import { refusal, success } from '#server/http/answer.ts';
import { endsSession } from '#src/services/http/sessionRefusal.ts';
import { someMoment } from '#tests/fixtures/transferFixture.ts';
import { endpointOf, faultsOf, type SentCall } from '#tests/paths/wire/sentCall.ts';

/** What a call is answered with, as the server would write it. */
export type Answer =
  | { readonly data: unknown }
  | { readonly code: ErrorCode; readonly details?: FailureDetails | undefined }
  /** The real server's own word. */
  | 'real';

/** By endpoint, what is answered at once. */
export type Answers = ReadonlyMap<Endpoint, () => Answer>;

export type HeldCalls = {
  readonly isHeld: (endpoint: Endpoint) => boolean;
  /** Ends every call of this endpoint that waits for its answer. */
  readonly answer: (endpoint: Endpoint, answer: Answer) => Promise<void>;
  /** Answers calls that were meant for nobody who still runs. */
  readonly answerIdle: () => Promise<void>;
  /** Answers whatever waits as it was answered last: nothing happened on the server meanwhile. */
  readonly answerAgain: () => Promise<void>;
  /** What waits belongs to a page that is about to be left: nobody hears an answer to it. Tells what would have changed. */
  readonly leaveUnanswered: () => readonly SentChange[];
  /** What was sent so far that may change something twice, whoever answered it. */
  readonly sent: readonly SentChange[];
  /** Another tab of the same browser hears from the server what this one heard last. */
  readonly answerIn: (other: Page) => Promise<void>;
  /** Calls made meanwhile go nowhere, and so do those that were stamped meanwhile: they come from the future. */
  readonly whileOffline: (act: () => Promise<void>) => Promise<void>;
  /** Whether a call was told that the session is over, so that the page gave its key away (AUT-22). */
  readonly endedSession: () => boolean;
  /** What the real server broke on without being asked to, and what was sent against the contract. */
  readonly faults: readonly string[];
};

/** A call that adds something each time it is made, and the key by which the server knows it again. */
export type SentChange = { readonly endpoint: Endpoint; readonly key: string | undefined };

type Rules = {
  readonly held: readonly Endpoint[];
  readonly others: Answers;
  /** Whether an actor runs that may have made this call. */
  readonly isAwaited: (endpoint: Endpoint) => boolean;
};

/** Milliseconds by which the page's clock may be ahead of the server's; time that passes is a minute or more. */
const ahead = 10_000;

/**
 * Keeps the calls of some endpoints open until the model says how they end. Those of `others` belong to no running actor of
 * the machine and are answered at once; anything else goes to the real server.
 */
export async function holdCalls(tab: Page, { held, others, isAwaited }: Rules): Promise<HeldCalls> {
  const waiting = new Map<Endpoint, Route[]>();
  const last = new Map<Endpoint, Answer>();
  const opened = Math.floor(Date.now() / 1000);
  const faults: string[] = [];
  const sent: SentChange[] = [];
  let isOffline = false;
  let hasEndedSession = false;
  const given = new WeakSet<Request>();
  const fulfil = (route: Route, endpoint: Endpoint, answer: Answer) => {
    given.add(route.request());
    if (answer !== 'real' && 'code' in answer && endsSession(answer.code)) hasEndedSession = true;
    return giveAnswer(route, { endpoint, answer, opened });
  };

  async function answerAll(endpoint: Endpoint, answer: Answer) {
    const routes = waiting.get(endpoint) ?? [];
    waiting.delete(endpoint);
    last.set(endpoint, answer);
    await Promise.all(routes.map((route) => fulfil(route, endpoint, answer)));
  }

  await tab.route('**/api/**', async (route) => {
    faults.push(...faultsSentIn(route));
    sent.push(...changesIn(route.request()));
    const isOf = isCall(route.request());
    const endpoint = held.find(isOf);
    const [other, answer] = [...others].find(([candidate]) => isOf(candidate)) ?? [];
    if (endpoint && (isAwaited(endpoint) || !answer)) {
      waiting.set(endpoint, [...(waiting.get(endpoint) ?? []), route]);
    } else if (other && answer) {
      await fulfil(route, other, answer());
    } else {
      await (isOffline || isFromFuture(route) ? route.abort() : route.continue());
    }
  });
  tab.on('response', (response) => {
    if (response.status() < 500 || given.has(response.request())) return;
    faults.push(`call: ${response.request().method()} ${response.url()} was answered ${response.status()}`);
  });

  return {
    isHeld: (endpoint) => (waiting.get(endpoint)?.length ?? 0) > 0,
    answer: answerAll,
    async answerIdle() {
      for (const endpoint of waiting.keys()) {
        const answer = others.get(endpoint);
        if (answer && !isAwaited(endpoint)) await answerAll(endpoint, answer());
      }
    },
    async answerAgain() {
      for (const endpoint of waiting.keys()) {
        const answer = last.get(endpoint);
        if (answer) await answerAll(endpoint, answer);
      }
    },
    leaveUnanswered() {
      const left = [...waiting.values()].flat();
      waiting.clear();
      return left.flatMap((route) => changesIn(route.request()));
    },
    sent,
    async answerIn(other) {
      await other.route('**/api/**', async (route) => {
        const isOf = isCall(route.request());
        const [endpoint, answer] = [...last].find(([candidate]) => isOf(candidate)) ?? [];
        const [around, told] = [...others].find(([candidate]) => isOf(candidate)) ?? [];
        if (endpoint && answer) await fulfil(route, endpoint, answer);
        else if (around && told) await fulfil(route, around, told());
        else if (!held.some(isOf)) await route.continue();
      });
    },
    async whileOffline(act) {
      isOffline = true;
      await act();
      isOffline = false;
    },
    endedSession: () => hasEndedSession,
    faults,
  };
}

/** What of a call is not as the contract says, whoever answers it. */
function faultsSentIn(route: Route): string[] {
  const sent = sentCallOf(route.request());
  const endpoint = endpointOf(sent);
  return endpoint ? faultsOf(sent, endpoint) : [];
}

/** A PUT and a DELETE say the same once more. */
function changesIn(request: Request): SentChange[] {
  const sent = sentCallOf(request);
  const endpoint = sent.method === 'POST' ? endpointOf(sent) : undefined;
  return endpoint ? [{ endpoint, key: sent.header(requestHeaders.idempotencyKey) }] : [];
}

function sentCallOf(request: Request): SentCall {
  const { pathname, search } = new URL(request.url());
  return {
    method: request.method(),
    target: pathname + search,
    body: request.postData() ?? '',
    header: (name) => request.headers()[name],
  };
}

/** A call that was begun while time passed and sent once it had. */
const isFromFuture = (route: Route): boolean =>
  Number(route.request().headers()[requestHeaders.time] ?? 0) > Date.now() + ahead;

type Given = { readonly endpoint: Endpoint; readonly answer: Answer; readonly opened: number };

async function giveAnswer(route: Route, { endpoint, answer, opened }: Given): Promise<void> {
  if (answer === 'real') return route.continue();
  const { status, body } =
    'code' in answer
      ? refusal(answer.code, 'en', answer.details)
      : success(endpoint.data.parse(datedFrom(answer.data, opened - someMoment)));
  await route.fulfill({ status, body, contentType: 'application/json; charset=utf-8' });
}

/** Which call a request of the page is. */
export function isCall(request: Request): (endpoint: Endpoint) => boolean {
  const { pathname } = new URL(request.url());
  return ({ method, path }) =>
    request.method() === method && new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
}

/** Longer than anything in the fixtures lasts, in seconds. */
const span = 30 * 86_400;

/** Fixtures are dated from one moment; on a page that moment is when it was opened, so that nothing of them is over too soon. */
function datedFrom(value: unknown, seconds: number): unknown {
  if (typeof value === 'number') return Math.abs(value - someMoment) < span ? value + seconds : value;
  if (Array.isArray(value)) return value.map((item) => datedFrom(item, seconds));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, datedFrom(item, seconds)]));
}
