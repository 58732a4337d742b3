import { randomBytes } from 'node:crypto';

/** An id made by us (UUIDv7, RFC 9562 §5.7): rows made together stand together, on any number of servers (architecture §8). */
export function newId(now: number = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  return asUuid(bytes, 7);
}

/** Sixteen bytes as a UUID of one version; the rest of the bytes stay as they are. */
export function asUuid(source: Uint8Array, version: 7 | 8): string {
  const bytes = Buffer.from(source.subarray(0, 16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | (version << 4), 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
