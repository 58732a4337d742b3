/** How a signed-in request is signed (security notes, 4.1). Browser and server build the same text and HMAC it. */
export const requestHeaders = {
  hash: 'x-request-hash',
  time: 'x-request-time',
  nonce: 'x-request-nonce',
  serviceProvider: 'x-service-provider',
  userName: 'x-user-name',
  language: 'accept-language',
  idempotencyKey: 'idempotency-key',
  /** The answer to a challenge (decision 059). */
  proofOfWork: 'x-proof-of-work',
  /** Whole seconds since the person last did anything; without it, as if they had just done something. */
  idle: 'x-idle-seconds',
} as const;

/** A browser may claim to have been idle for a week at most, and never for less than no time. */
export const isIdleTime = (text: string): boolean => /^\d{1,6}$/.test(text);

/** What names one deed, so that asking for it again does nothing twice: made of ids and numbers, 255 characters at most. */
export const isIdempotencyKey = (text: string): boolean => /^[\w.~-]{8,255}$/.test(text);

/** The web identifier, which differs between production and elsewhere (API-04). */
export const serviceProviders = { production: 'sawa-web', sandbox: 'sawa-web-sandbox' } as const;

/** Seconds a request's time may differ from the server's. */
export const clockToleranceSeconds = 120;

/**
 * A name as a header carries it: anything but visible ASCII, and the percent sign, as percent-encoded UTF-8. Browsers
 * refuse other letters in a header, and a person called łucja could never sign in.
 */
export const headerText = (name: string): string => name.replace(/[^\x21-\x24\x26-\x7e]/gu, encodeURIComponent);

/** The name a header carries; undefined when it is not encoded as `headerText` does. */
export function nameInHeader(header: string): string | undefined {
  try {
    return decodeURIComponent(header);
  } catch {
    return undefined;
  }
}

export type SignedParts = {
  readonly method: string;
  /** Path and query exactly as sent. */
  readonly target: string;
  /** SHA-256 of the raw body, lower-case hex; of nothing when there is no body. */
  readonly bodySha256: string;
  /** Milliseconds since 1970, as text. */
  readonly time: string;
  readonly nonce: string;
  readonly serviceProvider: string;
  /** As its header carries it. */
  readonly userName: string;
  readonly language: string;
};

export const textToSign = (parts: SignedParts): string =>
  [
    parts.method,
    parts.target,
    parts.bodySha256,
    parts.time,
    parts.nonce,
    parts.serviceProvider,
    parts.userName,
    parts.language,
  ].join('\n');
