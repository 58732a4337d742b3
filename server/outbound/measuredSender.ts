import type { Credentials } from '../credentials.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { SendRequest } from './request.ts';

/** Measures how long each company takes, by the name its keys stand under. */
export function measuredSender(send: SendRequest, { measure }: Telemetry, credentials: Credentials): SendRequest {
  const companyOf = companyNames(credentials);
  return async (request) => {
    const begun = performance.now();
    const answered = await send(request);
    measure('http.client.request.duration', (performance.now() - begun) / 1000, {
      'http.request.method': request.method,
      'server.address': new URL(request.url).hostname,
      'sawa.company': companyOf(request.url),
      ...(answered.ok ? { 'http.response.status_code': answered.value.status } : { 'error.type': answered.refusal }),
    });
    return answered;
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
