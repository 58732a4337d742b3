import { createPrivateKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';

/** TrueLayer's request signature: a JWS with the payload left out, ES512 over method, path, named headers and body. */
export type SignedCall = {
  readonly method: string;
  /** Absolute path, without a trailing slash. */
  readonly path: string;
  /** The headers the signature covers, in order, with their exact casing. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | Buffer;
};

const encode = (value: string | Buffer) => Buffer.from(value).toString('base64url');

const payloadOf = ({ method, path, headers, body }: SignedCall): Buffer =>
  Buffer.concat([
    Buffer.from(`${method.toUpperCase()} ${path}\n${headers.map(([name, value]) => `${name}: ${value}\n`).join('')}`),
    Buffer.from(body),
  ]);

export type SigningKey = { readonly keyId: string; readonly privateKey: KeyObject };

/** Parsed once: reading a key from text costs as much as signing with it. */
export const signingKey = ({ keyId, privateKeyPem }: { keyId: string; privateKeyPem: string }): SigningKey => ({
  keyId,
  privateKey: createPrivateKey(privateKeyPem),
});

export function signCall(call: SignedCall, key: SigningKey): string {
  const head = {
    alg: 'ES512',
    kid: key.keyId,
    tl_version: '2',
    tl_headers: call.headers.map(([name]) => name).join(','),
  };
  const header = encode(JSON.stringify(head));
  const signature = sign('sha512', Buffer.from(`${header}.${encode(payloadOf(call))}`), {
    key: key.privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `${header}..${encode(signature)}`;
}

const jwsHeader = z.object({
  alg: z.literal('ES512'),
  kid: z.string(),
  tl_version: z.literal('2'),
  tl_headers: z.string(),
  jku: z.string().optional(),
});
export type JwsHeader = z.infer<typeof jwsHeader>;

/** The header of a detached signature; undefined for anything else, a signature that brings its own payload included. */
export function readSignatureHeader(signature: string): JwsHeader | undefined {
  const [header, payload, proof, ...rest] = signature.split('.');
  if (!header || payload !== '' || !proof || rest.length > 0) return undefined;
  try {
    return jwsHeader.safeParse(JSON.parse(Buffer.from(header, 'base64url').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

/** Rebuilds the payload from the call itself; headers are looked up by the names the signature lists. */
export function isSignedBy(
  call: Omit<SignedCall, 'headers'> & { readonly header: (name: string) => string | undefined },
  { signature, key }: { readonly signature: string; readonly key: KeyObject },
): boolean {
  const head = readSignatureHeader(signature);
  if (!head) return false;
  const names = head.tl_headers.split(',').filter((name) => name !== '');
  const headers = names.map((name) => [name, call.header(name)] as const);
  if (headers.some(([, value]) => value === undefined)) return false;

  const [header = '', , proof = ''] = signature.split('.');
  const payload = payloadOf({ ...call, headers: headers.map(([name, value]) => [name, value ?? '']) });
  return verify(
    'sha512',
    Buffer.from(`${header}.${encode(payload)}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(proof, 'base64url'),
  );
}
