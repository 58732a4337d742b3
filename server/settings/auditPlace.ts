import { accessSync, constants, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import net from 'node:net';
import { hostname } from 'node:os';
import { dirname, resolve } from 'node:path';
import tls from 'node:tls';

/** Where the audit is written a second time, as it happens. */
export type AuditPlace =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'syslog'; readonly host: string; readonly port: number; readonly isEncrypted: boolean };

/** An act as it is written: its place in the order, and the line with its hash. */
export type AuditLine = { readonly seq: number; readonly at: string; readonly line: string };

/** `/var/log/sawa/audit.log`, `syslog://host:port` or `syslog+tls://host:port`; undefined for anything else. */
export function auditPlaceIn(text: string): AuditPlace | undefined {
  if (!text.includes('://')) return isWritable(resolve(text)) ? { kind: 'file', path: resolve(text) } : undefined;
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname: host, port, pathname, username } = new URL(text);
  const isEncrypted = protocol === 'syslog+tls:';
  const isBare = ['', '/'].includes(pathname) && username === '';
  if (!(isEncrypted || protocol === 'syslog:') || host === '' || port === '' || !isBare) return undefined;
  return { kind: 'syslog', host: host.replace(/^\[|\]$/g, ''), port: Number(port), isEncrypted };
}

/** A file that may be added to, or made. */
function isWritable(path: string): boolean {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    accessSync(found ? path : dirname(path), constants.W_OK);
    return found ? found.isFile() : statSync(dirname(path)).isDirectory();
  } catch {
    return false;
  }
}

/** Answers once the other side has the lines; a line it has already may be given again. */
export const writeLines = (place: AuditPlace, lines: readonly AuditLine[]): Promise<void> =>
  place.kind === 'file' ? append(place.path, lines) : send(place, lines);

/** The most of the file's end that is looked at: more than the longest line there is. */
const tailBytes = 64 * 1024;

/** What a start that was cut short left half written goes, and what it left whole is not written again. */
async function append(path: string, lines: readonly AuditLine[]): Promise<void> {
  const file = await open(path, 'a+', 0o600);
  try {
    const last = await lastWritten(file);
    const missing = lines.filter(({ seq }) => seq > last);
    await file.appendFile(missing.map(({ line }) => `${line}\n`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
}

async function lastWritten(file: FileHandle): Promise<number> {
  const { size } = await file.stat();
  const from = Math.max(0, size - tailBytes);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size - from), 0, size - from, from);
  const tail = buffer.subarray(0, bytesRead);
  const end = tail.lastIndexOf(0x0a);
  if (end < tail.length - 1) await file.truncate(from + end + 1);
  const whole = tail.subarray(0, Math.max(0, end)).toString('utf8').split('\n').at(-1) ?? '';
  return Number(/"seq": (\d+)/.exec(whole)?.[1] ?? 0);
}

/** Milliseconds the other side has to take the lines. */
const patienceMs = 10_000;

type Syslog = Extract<AuditPlace, { kind: 'syslog' }>;

/**
 * RFC 5424 over TCP, each message after its length (RFC 6587), or over TLS (RFC 5425). TCP alone does not say what was
 * read, so the connection is ended after the lines, and they count as taken when the other side has ended it too.
 */
function send({ host, port, isEncrypted }: Syslog, lines: readonly AuditLine[]): Promise<void> {
  return new Promise((taken, failed) => {
    const servername = net.isIP(host) === 0 ? host : '';
    const socket = isEncrypted ? tls.connect({ host, port, servername }) : net.connect({ host, port });
    let isWritten = false;
    let isRead = false;
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('it took too long')));
    socket.once('error', failed);
    socket.once('finish', () => {
      isWritten = true;
    });
    socket.once('end', () => {
      isRead = isWritten;
    });
    socket.once('close', () => (isRead ? taken() : failed(new Error('it closed before it had everything'))));
    socket.resume();
    socket.end(lines.map(framed).join(''));
  });
}

/** Facility 13, the audit; severity 5, a notice. */
const priority = 13 * 8 + 5;

function framed({ at, line }: AuditLine): string {
  const message = `<${priority}>1 ${at} ${hostname() || '-'} sawa ${process.pid} audit - ${line}`;
  return `${Buffer.byteLength(message)} ${message}`;
}
