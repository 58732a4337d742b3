import { z } from 'zod';

/** Settings are environment variables, read here and nowhere else. A wrong one stops the start with a sentence. */

const port = z.coerce.number<string>().int().min(0).max(65_535);
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));
const secret = z.string().min(32);
const onOff = z.enum(['on', 'off']);

const variables = z.object({
  PORT: port.default(4000),
  SANDBOX_PORT: port.default(4100),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SANDBOX: onOff.default('on'),
  SANDBOX_URL: address.default('http://127.0.0.1:4100'),
  SANDBOX_DELAY_MS: z.coerce.number<string>().int().min(0).max(600_000).default(3000),
  BASE_URL: address.default('http://localhost:4000'),
  /** Address of the one proxy whose X-Forwarded-For is believed; unset means none. */
  TRUSTED_PROXY: z.union([z.ipv4(), z.ipv6()]).optional(),
  /** Keys sessions, codes and request signatures are derived from. */
  MASTER_SECRET: secret.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  REQUESTS_PER_MINUTE: z.coerce.number<string>().int().min(1).max(10_000_000).default(1200),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  PROVIDER_CREDENTIALS_FILE: z.string().min(1).optional(),
});

/** What each variable must be, in words a person can act on. */
const expectations: Record<keyof z.infer<typeof variables>, string> = {
  PORT: 'a port number from 0 to 65535',
  SANDBOX_PORT: 'a port number from 0 to 65535',
  DATA_DIR: 'the folder the data is kept in',
  DATABASE_URL: 'a PostgreSQL address like postgres://user:password@host:5432/sawa',
  SANDBOX: "'on' or 'off'",
  SANDBOX_URL: 'the http address of the sandbox, like http://127.0.0.1:4100',
  SANDBOX_DELAY_MS: 'milliseconds from 0 to 600000',
  BASE_URL: 'the http address people open, like http://localhost:4000',
  TRUSTED_PROXY: 'an IP address',
  MASTER_SECRET: 'at least 32 characters, kept secret',
  SMTP_URL: 'an address like smtp://user:password@host:587',
  REQUESTS_PER_MINUTE: 'how many requests one address may make a minute, from 1 to 10000000',
  LOG_LEVEL: "one of 'debug', 'info', 'warn', 'error', 'silent'",
  PROVIDER_CREDENTIALS_FILE: 'the file with the providers’ real keys',
};

export type Settings = {
  readonly port: number;
  readonly sandboxPort: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly sandbox: boolean;
  readonly sandboxUrl: string;
  readonly sandboxDelayMs: number;
  readonly baseUrl: string;
  readonly trustedProxy: string | undefined;
  readonly masterSecret: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly requestsPerMinute: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly credentialsFile: string | undefined;
};

/** Thrown with one sentence a line; `main` prints it and stops. */
export class SettingsRefused extends Error {
  override readonly name = 'SettingsRefused';
}

export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = variables.safeParse(given);
  if (!read.success) throw new SettingsRefused(read.error.issues.map((issue) => sentenceFor(issue, given)).join('\n'));

  const settings = read.data;
  if (settings.SANDBOX === 'off') refuseWithoutRealSecrets(settings);
  return {
    port: settings.PORT,
    sandboxPort: settings.SANDBOX_PORT,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    sandbox: settings.SANDBOX === 'on',
    sandboxUrl: settings.SANDBOX_URL,
    sandboxDelayMs: settings.SANDBOX_DELAY_MS,
    baseUrl: settings.BASE_URL,
    trustedProxy: settings.TRUSTED_PROXY,
    masterSecret: settings.MASTER_SECRET,
    smtpUrl: settings.SMTP_URL,
    requestsPerMinute: settings.REQUESTS_PER_MINUTE,
    logLevel: settings.LOG_LEVEL,
    credentialsFile: settings.PROVIDER_CREDENTIALS_FILE,
  };
}

const isVariable = (name: string): name is keyof typeof expectations => name in expectations;
const secretVariables = ['MASTER_SECRET', 'DATABASE_URL', 'SMTP_URL'];

function sentenceFor(issue: z.core.$ZodIssue, given: Readonly<Record<string, unknown>>): string {
  const name = String(issue.path[0]);
  const got = secretVariables.includes(name) ? 'a value that is not that' : `“${String(given[name])}”`;
  return `${name} should be ${isVariable(name) ? expectations[name] : 'something else'}, but is ${got}.`;
}

/** Production means real keys; the sandbox's are made on the machine and never leave it. */
function refuseWithoutRealSecrets(settings: z.infer<typeof variables>) {
  const missing = (['MASTER_SECRET', 'PROVIDER_CREDENTIALS_FILE'] as const).filter((name) => !settings[name]);
  if (missing.length === 0) return;
  throw new SettingsRefused(
    missing.map((name) => `${name} should be ${expectations[name]}, and is needed because SANDBOX is off.`).join('\n'),
  );
}
