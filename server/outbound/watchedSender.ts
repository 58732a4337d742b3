import { SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import type { Credentials } from '../settings/credentials.ts';
import { inSpan } from '../telemetry/inSpan.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { SendRequest } from './request.ts';

type Watching = { readonly telemetry: Telemetry; readonly tracer: Tracer; readonly credentials: Credentials };

/** Measures and traces each call of a company, by the name its keys stand under. Companies are told nothing of it. */
export function watchedSender(send: SendRequest, { telemetry, tracer, credentials }: Watching): SendRequest {
  const companyOf = companyNames(credentials);
  return async (request) => {
    const [begun, company] = [performance.now(), companyOf(request.url)];
    const about = {
      'http.request.method': request.method,
      'server.address': new URL(request.url).hostname,
      'sawa.company': company,
    };
    return inSpan(
      { tracer, name: `${request.method} ${company}`, kind: SpanKind.CLIENT, attributes: about },
      async (span) => {
        const answered = await send(request);
        const outcome = answered.ok
          ? { 'http.response.status_code': answered.value.status }
          : { 'error.type': answered.refusal };
        telemetry.measure('http.client.request.duration', (performance.now() - begun) / 1000, { ...about, ...outcome });
        span.setAttributes(outcome);
        if (!answered.ok || answered.value.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        return answered;
      },
    );
  };
}

/** Whose an address is: the one of whose addresses it begins with, the longest first. */
export function companyNames({ payoutPartners, ...others }: Credentials): (url: string) => string {
  const addresses = Object.entries({ ...others, ...payoutPartners })
    .flatMap(([company, keys]) =>
      Object.values(keys ?? {})
        .flat()
        .filter((value): value is string => typeof value === 'string' && /^https?:\/\//.test(value))
        .map((address) => ({ company, address })),
    )
    .toSorted((one, other) => other.address.length - one.address.length);
  return (url) =>
    (
      addresses.find(({ address }) => url.startsWith(address)) ??
      addresses.find(({ address }) => new URL(address).origin === new URL(url).origin)
    )?.company ?? 'other';
}
