import { type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';

/** A request as the signature sees it. */
type SignedRequest = {
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  readonly body: string;
};

/** A key read once: reading P-521 from its text costs as much as signing. */
export type SigningKey = { readonly keyId: string; readonly privateKey: KeyObject };

type Signing = SignedRequest & {
  /** Signed in this order, with these very names. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly key: SigningKey;
  /** Where the public key is published; webhooks say it, merchants do not. */
  readonly jku?: string;
};

/** TrueLayer's request signature, version 2: a JWS with detached payload, ES512 over method, path, headers and body. */
export function signRequest({ headers, key, jku, ...request }: Signing): string {
  const header = {
    alg: 'ES512',
    kid: key.keyId,
    tl_version: '2',
    tl_headers: headers.map(([name]) => name).join(','),
    ...(jku === undefined ? {} : { jku }),
  };
  const encodedHeader = base64url(JSON.stringify(header));
  const signature = sign('sha512', signedText(encodedHeader, payloadOf(request, headers)), {
    key: key.privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `${encodedHeader}..${signature.toString('base64url')}`;
}

type Verifying = SignedRequest & {
  readonly signature: string;
  readonly headerNamed: (lowerCaseName: string) => string | undefined;
  readonly keyWithId: (keyId: string) => KeyObject | undefined;
  /** Header names, in lower case, that must be among the signed ones. */
  readonly mustSign: readonly string[];
};

const joseHeader = z.looseObject({
  alg: z.literal('ES512'),
  kid: z.string(),
  tl_version: z.literal('2'),
  tl_headers: z.string().default(''),
});

/** The reason a signature is refused, or undefined when it holds. The payload is always our own, never the signature's. */
export function signatureProblem({ signature, mustSign, ...given }: Verifying): string | undefined {
  const [encodedHeader = '', attachedPayload, encodedSignature = '', ...more] = signature.split('.');
  if (attachedPayload !== '' || more.length > 0) return 'is not a JWS with detached payload';
  const header = joseHeader.safeParse(parsed(Buffer.from(encodedHeader, 'base64url').toString()));
  if (!header.success) return 'has no ES512 header of tl_version 2';
  const key = given.keyWithId(header.data.kid);
  if (!key) return `is by an unknown key ${header.data.kid}`;

  const names = header.data.tl_headers === '' ? [] : header.data.tl_headers.split(',');
  const unsigned = mustSign.filter((name) => !names.some((signed) => signed.toLowerCase() === name));
  if (unsigned.length > 0) return `does not sign ${unsigned.join(', ')}`;
  const headers: (readonly [string, string])[] = names.map((name) => [
    name,
    given.headerNamed(name.toLowerCase()) ?? '',
  ]);

  const bytes = Buffer.from(encodedSignature, 'base64url');
  const holds = pathSpellings(given.path).some((path) =>
    verify(
      'sha512',
      signedText(encodedHeader, payloadOf({ ...given, path }, headers)),
      { key, dsaEncoding: 'ieee-p1363' },
      bytes,
    ),
  );
  return holds ? undefined : `does not match ${given.method} ${given.path} with its headers and body`;
}

/** The vendor's own libraries try a path with and without its last slash. */
const pathSpellings = (path: string) => (path.endsWith('/') ? [path, path.slice(0, -1)] : [path, `${path}/`]);

function payloadOf({ method, path, body }: SignedRequest, headers: readonly (readonly [string, string])[]): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}\n`);
  return `${method.toUpperCase()} ${path}\n${lines.join('')}${body}`;
}

const signedText = (encodedHeader: string, payload: string) => Buffer.from(`${encodedHeader}.${base64url(payload)}`);

const base64url = (text: string) => Buffer.from(text).toString('base64url');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
