import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { z } from 'zod';
import { type Keyring, namedKeysOf } from '../keys/keyring.ts';
import { BackupRefused } from './backupRefused.ts';

/**
 * A backup is one readable line, and behind it the database in chunks sealed by AES-256-GCM. Each file has a key of its
 * own, made of the whole line, so nothing in the line can be changed; each chunk's nonce is its number and whether it is
 * the last, so none can be moved, doubled or left out (the STREAM construction).
 */
const magic = 'sawa-backup ';
const format = 1;
const chunkBytes = 65_536;
const tagBytes = 16;
const longestHead = 65_536;

const head = z.strictObject({
  format: z.literal(format),
  database: z.enum(['pglite', 'postgres']),
  /** When it was begun, by the database’s clock, in ISO 8601. */
  madeAt: z.iso.datetime(),
  /** Every migration the database had. */
  migrations: z.array(z.string()),
  keyId: z.string(),
  salt: z.string(),
});
export type BackupHead = z.infer<typeof head>;

const fileKey = (key: Buffer, line: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', createHash('sha256').update(line).digest(), 32));

const fileKeysOf = (keys: Keyring) => namedKeysOf(keys, 'backup-v1', 'backup-key-id-v1');

type Content = AsyncIterable<Buffer>;
type About = Pick<BackupHead, 'database' | 'madeAt' | 'migrations'>;

/** The bytes of a backup of this content. */
export async function* sealBackup(keys: Keyring, about: About, content: Content): AsyncGenerator<Buffer> {
  const salt = randomBytes(32).toString('base64url');
  const said: BackupHead = { format, ...about, keyId: fileKeysOf(keys).newestId, salt };
  const line = Buffer.from(`${magic}${JSON.stringify(said)}\n`);
  const key = fileKey(keys.newest('backup-v1'), line);
  yield line;
  let index = 0;
  for await (const { bytes, isLast } of inChunks(content, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index++, isLast));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

export type OpenedBackup = {
  readonly head: BackupHead;
  /** Reads it from the beginning each time; throws `BackupRefused` at the first chunk that is not as it was written. */
  readonly content: () => Content;
};

/** Reads what a file says of itself. Throws `BackupRefused` with a sentence when it is no backup, or of another key. */
export async function openBackup(keys: Keyring, path: string): Promise<OpenedBackup> {
  const line = await firstLine(path);
  if (line === undefined) throw new BackupRefused(`${path} is not a backup of Sawa.`);
  const said = readHead(line.subarray(magic.length), path);
  const named = fileKeysOf(keys).byId.get(said.keyId);
  if (named === undefined) {
    throw new BackupRefused(
      `${path} was made with another MASTER_SECRET (its key is ${said.keyId}): name the one of that day in OTHER_MASTER_SECRETS.`,
    );
  }
  const key = fileKey(named, line);
  return { head: said, content: () => unseal(createReadStream(path, { start: line.length }), key, path) };
}

async function* unseal(sealed: Content, key: Buffer, path: string): AsyncGenerator<Buffer> {
  let index = 0;
  for await (const { bytes, isLast } of inChunks(sealed, chunkBytes + tagBytes)) {
    if (bytes.length < tagBytes) throw wasChanged(path);
    const end = bytes.length - tagBytes;
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index++, isLast), { authTagLength: tagBytes });
    decipher.setAuthTag(bytes.subarray(end));
    yield opened(decipher, bytes.subarray(0, end), path);
  }
}

function opened(decipher: ReturnType<typeof createDecipheriv>, bytes: Buffer, path: string): Buffer {
  try {
    return Buffer.concat([decipher.update(bytes), decipher.final()]);
  } catch {
    throw wasChanged(path);
  }
}

const wasChanged = (path: string) =>
  new BackupRefused(`${path} was changed or cut short after it was written: take another backup.`);

/** Pieces of any size as chunks of one size; the last, which may be empty, is known as the last. */
async function* inChunks(content: Content, size: number) {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of content) {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    while (rest.length > size) {
      yield { bytes: rest.subarray(0, size), isLast: false };
      rest = rest.subarray(size);
    }
  }
  yield { bytes: rest, isLast: true };
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 4);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

async function firstLine(path: string): Promise<Buffer | undefined> {
  const file = await open(path).catch(() => {
    throw new BackupRefused(`${path} cannot be read.`);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(longestHead), 0, longestHead, 0);
    const end = buffer.subarray(0, bytesRead).indexOf('\n');
    const isOurs = buffer.subarray(0, magic.length).toString('latin1') === magic;
    return isOurs && end >= 0 ? buffer.subarray(0, end + 1) : undefined;
  } finally {
    await file.close();
  }
}

const anyFormat = z.object({ format: z.number() });

function readHead(json: Buffer, path: string): BackupHead {
  const said = parsed(json.toString('utf8'));
  const known = head.safeParse(said);
  if (known.success) return known.data;
  const { data } = anyFormat.safeParse(said);
  if (data === undefined || data.format === format) throw wasChanged(path);
  throw new BackupRefused(
    `${path} is a backup of format ${data.format}, and this version reads format ${format}: use the version that made it.`,
  );
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
