import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import type { Db } from '../database/open.ts';
import { SettingsRefused } from '../settings/settingsRefused.ts';
import type { OpsAnswer, OpsPorts, OpsRequest } from './runCommand.ts';
import { runOps } from './runOps.ts';

/**
 * The operator's door to a running server: a socket file only its owner may open. The embedded database has one
 * user, the server, so the tool asks it instead of opening the data itself.
 */
const socketIn = (dataDir: string) => join(dataDir, 'ops.sock');

const request = z.strictObject({
  command: z.string().max(40),
  transferId: z.string().max(4096).optional(),
  operator: z.string().max(80).optional(),
  secret: z.string().max(120).optional(),
  reference: z.string().max(120).optional(),
  reason: z.string().max(400).optional(),
  answer: z.string().max(4000).optional(),
  since: z.string().max(20).optional(),
  until: z.string().max(20).optional(),
  amount: z.string().max(40).optional(),
  bought: z.string().max(40).optional(),
  paid: z.string().max(40).optional(),
  email: z.string().max(254).optional(),
  roles: z.string().max(80).optional(),
  language: z.string().max(10).optional(),
  whole: z.boolean().optional(),
});
/** A line each about how far it is, and then the answer. */
const progress = z.strictObject({ said: z.string() });
const answer = z.strictObject({
  ok: z.boolean(),
  lines: z.array(z.string()),
  data: z.unknown().optional(),
  heard: z.array(z.string()).optional(),
  code: z.number().int().optional(),
});

type Door = OpsPorts & { readonly db: Db; readonly dataDir: string };

export async function openOpsSocket({ db, dataDir, ...ports }: Door): Promise<{ readonly close: () => Promise<void> }> {
  const path = socketIn(dataDir);
  const server = net.createServer({ allowHalfOpen: true }, (connection) => {
    const gone = new AbortController();
    connection.on('error', () => undefined);
    connection.once('close', () => gone.abort());
    const say = (said: string) => void connection.write(`${JSON.stringify({ said })}\n`);
    void received(connection)
      .then((asked) => runOps(db, request.parse(JSON.parse(asked)), { ...ports, say, signal: gone.signal }))
      .catch(
        (failure: unknown): OpsAnswer => ({
          ok: false,
          lines: [failure instanceof Error ? failure.message : 'failed'],
        }),
      )
      .then((answered) => connection.end(JSON.stringify(answered, wholeNumbersAsText)));
  });
  try {
    mkdirSync(dataDir, { recursive: true });
    if (existsSync(path)) rmSync(path);
    await new Promise<void>((listening, failed) => server.once('error', failed).listen(path, listening));
    chmodSync(path, 0o600);
  } catch (failure) {
    const why = failure instanceof Error && 'code' in failure ? failure.code : failure;
    throw new SettingsRefused(`DATA_DIR should be a folder the server can write in, but ${dataDir} is not (${why}).`);
  }
  return { close: () => new Promise((closed) => server.close(() => closed())) };
}

const wholeNumbersAsText = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);

/**
 * What the other end says last, until it has finished; each whole line before that is heard as it comes. Our own end stays
 * open for the answer.
 */
const received = (connection: net.Socket, hear: (line: string) => void = () => undefined) =>
  new Promise<string>((resolve, reject) => {
    let text = '';
    connection.setEncoding('utf8');
    connection.on('data', (chunk: string) => {
      const lines = (text + chunk).split('\n');
      text = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
    connection.once('end', () => resolve(text));
    connection.once('error', reject);
  });

/** Asks the server that runs on this data, and hears how far it is; undefined when none does. */
export async function askRunningServer(
  dataDir: string,
  asked: OpsRequest,
  say: (line: string) => void = () => undefined,
): Promise<OpsAnswer | undefined> {
  const connection = await new Promise<net.Socket | undefined>((connected) => {
    const socket = net.connect({ path: socketIn(dataDir), allowHalfOpen: true });
    socket.once('connect', () => connected(socket));
    socket.once('error', () => connected(undefined));
  });
  if (!connection) return undefined;
  connection.end(JSON.stringify(asked));
  const hear = (line: string) => say(progress.parse(JSON.parse(line)).said);
  return answer.parse(JSON.parse(await received(connection, hear)));
}
