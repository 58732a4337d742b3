import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from '#contract/protocol/endpoint.ts';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { requestHeaders } from '#contract/protocol/requestHash.ts';
import { checkSession } from '#contract/session/session.ts';
import { apiSettings } from './apiSettings.ts';
import { idleSeconds } from './personAtPage.ts';
import { signatureHeaders } from './requestSignature.ts';
import { isServerTimeKnown, learnServerTime, serverMilliseconds } from './serverClock.ts';
import { loadSessionKey } from './sessionKey.ts';
import { reportRefusal } from './sessionRefusal.ts';
import { currentUserName } from './signedInUser.ts';
import { reportSilence } from './silence.ts';
import { surroundings } from './surroundings.ts';
import { exchange, type Message } from './transport.ts';

/** Present when the endpoint asks for it, optional when all of it is optional, absent when there is none. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [name in Name]?: never }
  : Record<never, never> extends Value
    ? { readonly [name in Name]?: Value }
    : { readonly [name in Name]: Value };

export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> & {
    /** For what must happen once however often it is asked; any other change gets a key of its own. */
    readonly idempotencyKey?: string;
  };

type CallArguments<E extends Endpoint> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

type LooseInput = { params?: unknown; query?: unknown; body?: unknown; idempotencyKey?: string };

/** Calls an endpoint of the contract. Resolves with its data or throws ApiFailure; nothing else comes out. */
export async function callApi<E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>): Promise<DataOf<E>> {
  try {
    const message = messageFor(endpoint, input ?? {});
    const answer = await exchangeWorked(endpoint, message);
    const data = endpoint.data.safeParse(answer);
    if (!data.success) throw new ApiFailure('unexpected', {}, data.error);
    return data.data as DataOf<E>;
  } catch (error) {
    const failure = error instanceof ApiFailure ? error : new ApiFailure('unexpected', {}, error);
    reportRefusal(failure.code);
    if (failure.code === 'serviceUnavailable') reportSilence();
    throw failure;
  }
}

/** A signed request as it has to be sent, for an answer that stays open: the caller sends it. */
export const signedRequest = <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Message> =>
  signed(endpoint, messageFor(endpoint, input));

function messageFor({ method, path }: Endpoint, { params, query, body, idempotencyKey }: LooseInput): Message {
  const { language, serviceProvider } = apiSettings();
  return {
    method,
    target: targetOf(path, { params, query }),
    body: body === undefined ? '' : JSON.stringify(body),
    headers: {
      [requestHeaders.language]: language,
      [requestHeaders.serviceProvider]: serviceProvider,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(method !== 'GET' && { [requestHeaders.idempotencyKey]: idempotencyKey ?? crypto.randomUUID() }),
    },
  };
}

/** Some calls are open to anybody and still like to know who asks (promotions). */
const isSigned = ({ access }: Endpoint): boolean => access === 'signedIn' || currentUserName() !== '';

/** A refusal that asks for work is answered by doing it, once (decision 059). Whose browser cannot is told. */
async function exchangeWorked(endpoint: Endpoint, message: Message): Promise<unknown> {
  const send = (sent: Message) => (isSigned(endpoint) ? exchangeSigned(endpoint, sent) : exchange(sent));
  try {
    return await send(message);
  } catch (error) {
    const asked = error instanceof ApiFailure ? error.details.challenge : undefined;
    const proof =
      asked &&
      (await surroundings()
        .proveWork(asked)
        .catch(() => undefined));
    if (!proof) throw error;
    return send({ ...message, headers: { ...message.headers, [requestHeaders.proofOfWork]: proof } });
  }
}

/** A computer whose clock is off learns the time from the server and signs once more. */
async function exchangeSigned(endpoint: Endpoint, message: Message): Promise<unknown> {
  try {
    return await exchange(await signed(endpoint, message));
  } catch (error) {
    const mayBeTheClock = error instanceof ApiFailure && error.code === 'hashInvalid' && !isServerTimeKnown();
    if (!mayBeTheClock) throw error;
    await learnServerTime();
    return exchange(await signed(endpoint, message));
  }
}

async function signed(endpoint: Endpoint, message: Message): Promise<Message> {
  const session = await loadSessionKey();
  if (!session && endpoint.access === 'public') return message;
  if (!session) throw new ApiFailure('signInRequired');
  const signature = await signatureHeaders(session.key, {
    ...message,
    ...apiSettings(),
    // Who is there is asked without saying who: another tab may have signed in as somebody else.
    userName: endpoint.path === checkSession.path && endpoint.method === 'GET' ? '' : currentUserName(),
    milliseconds: serverMilliseconds(),
  });
  const headers = { ...message.headers, ...signature, [requestHeaders.idle]: String(idleSeconds()) };
  return { ...message, headers };
}

/** The address as the browser will send it, since the signature is over that. */
function targetOf(path: string, { params, query }: { params?: unknown; query?: unknown }): string {
  const values = (params ?? {}) as Readonly<Record<string, string>>;
  const filled = path.replace(/\{(\w+)\}/g, (_gap, name: string) => encodeURIComponent(values[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const { pathname, search: asSent } = new URL(`/api${filled}?${search}`, 'http://sawa');
  return `${pathname}${asSent}`;
}
