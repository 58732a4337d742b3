import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { backUp } from '../backup/backUp.ts';
import { openDatabase } from '../database/open.ts';
import { keyringOf } from '../keys/keyring.ts';
import { requestSender } from '../outbound/request.ts';
import { type FetchFile, fileFetcher } from '../reconciliation/companyFile.ts';
import { readKeyring } from '../secrets/openKeyring.ts';
import { auditPlaceIn } from '../settings/auditPlace.ts';
import { readCredentials } from '../settings/credentials.ts';
import { ownersOnly } from '../settings/fileModes.ts';
import { masterSecretsOf } from '../settings/masterSecret.ts';
import { operatorSecretIn, ownerUrlOf, readSettings, type Settings } from '../settings/settings.ts';
import { SettingsRefused } from '../settings/settingsRefused.ts';
import { restoreBackup } from './backupCommands.ts';
import { helpLines } from './commands.ts';
import { jsonOutput } from './jsonOutput.ts';
import { askRunningServer } from './opsSocket.ts';
import { isCommand } from './roles.ts';
import { type OpsAnswer, type OpsRequest, refusal } from './runCommand.ts';
import { runOps } from './runOps.ts';
import { visibleText } from './visibleText.ts';

/** What is about a file: a server that is asked stands in another folder. */
const aboutFiles: readonly string[] = ['load-watchlist', 'backup', 'restore'];

/** What Ctrl-C ends between two parts. */
const stoppable: readonly string[] = ['verify', 'secrets-reseal'];

/** The operator's tool: asks the running server, or opens the data itself when none runs. */
ownersOnly();
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      reference: { type: 'string' },
      reason: { type: 'string' },
      answer: { type: 'string' },
      since: { type: 'string' },
      until: { type: 'string' },
      amount: { type: 'string' },
      bought: { type: 'string' },
      paid: { type: 'string' },
      email: { type: 'string' },
      roles: { type: 'string' },
      language: { type: 'string' },
      database: { type: 'string' },
      whole: { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { help, ...options } = values;
  const {
    command,
    about: [transferId, ...others],
  } = commandIn(positionals);
  if (help || command === 'help') console.log(helpLines().join('\n'));
  else if (others.length > 0) refuse(`One thing at a time: “${transferId}” was named, and “${others.join(' ')}”.`);
  else await act({ command, transferId }, options);
} catch (failure) {
  const isOurs = failure instanceof SettingsRefused || failure instanceof TypeError;
  refuse(isOurs ? failure.message : failure);
}

/** A command of two words is typed with a space between them, or with its hyphen. */
function commandIn([first = 'help', second, ...others]: readonly string[]) {
  const twoWords = `${first}-${second}`;
  if (second !== undefined && isCommand(twoWords)) return { command: twoWords, about: others };
  return { command: first, about: second === undefined ? [] : [second, ...others] };
}

function refuse(why: unknown) {
  console.error(why);
  process.exitCode = 1;
}

type Options = {
  readonly as?: string | undefined;
  readonly json: boolean;
  readonly replace: boolean;
  readonly database?: string | undefined;
} & Omit<OpsRequest, 'command'>;

async function act(asked: Pick<OpsRequest, 'command' | 'transferId'>, options: Options) {
  const { as: operator, json, replace, database, ...rest } = options;
  const settings = readSettings(process.env);
  const secret = operator === undefined ? undefined : (operatorSecretIn(process.env) ?? (await askSecret(operator)));
  const isAFile = aboutFiles.includes(asked.command) && asked.transferId !== undefined;
  const about = isAFile ? resolve(asked.transferId ?? '') : asked.transferId;
  const answered =
    asked.command === 'restore'
      ? await restoreFrom(settings, { file: about, replace, database })
      : await ask(settings, { ...rest, ...asked, transferId: about, operator, secret });
  for (const line of answered.heard ?? []) console.error(visibleText(line));
  console.log(json ? jsonOutput(answered) : answered.lines.map(visibleText).join('\n'));
  process.exitCode = answered.code ?? (answered.ok ? 0 : 1);
}

type Restore = {
  readonly file?: string | undefined;
  readonly replace: boolean;
  readonly database?: string | undefined;
};

async function restoreFrom(settings: Settings, { file, ...told }: Restore): Promise<OpsAnswer> {
  if (file === undefined) return refusal('Name the file: restore FILE.');
  const { dataDir } = settings;
  const audit = settings.auditLog === undefined ? undefined : auditPlaceIn(settings.auditLog);
  const auditFile = audit?.kind === 'file' ? audit.path : undefined;
  const request = { ...told, file, keys: keyringOf(masterSecretsOf(settings)), auditFile };
  return restoreBackup({ ownerUrl: ownerUrlOf(settings), dataDir }, request);
}

/** Where companies leave their files, as the server of these settings finds them. */
function filesOf({ credentialsFile }: Settings): FetchFile | undefined {
  const files = credentialsFile === undefined ? undefined : readCredentials(credentialsFile).files;
  return files && fileFetcher(files, requestSender([new URL(files.apiUrl).origin]));
}

async function askSecret(operator: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const typed = await terminal.question(`Secret of ${operator}: `);
  terminal.close();
  return typed.trim();
}

function say(line: string): void {
  console.error(visibleText(line));
}

/** The first Ctrl-C ends the work between two parts of it; the next one ends this program. */
function interrupted(): AbortSignal {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  return stop.signal;
}

async function ask(settings: Settings, request: OpsRequest): Promise<OpsAnswer> {
  const answered = settings.databaseUrl ? undefined : await askRunningServer(settings.dataDir, request, say);
  if (answered) return answered;
  const database = await openDatabase(settings);
  try {
    const keys = await readKeyring(database.db, masterSecretsOf(settings));
    const source = { database, ownerUrl: ownerUrlOf(settings), keys };
    const ports = {
      fetchFile: filesOf(settings),
      auditLog: settings.auditLog,
      ...{ keys, say, signal: stoppable.includes(request.command) ? interrupted() : undefined },
      backUp: (file: string) => backUp(source, file),
    };
    return await runOps(database.db, request, ports);
  } finally {
    await database.close();
  }
}
