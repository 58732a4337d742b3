import { z } from 'zod';
import { payInCurrencies } from '#domain/money/currency.ts';
import { paymentKinds } from '#domain/payment/paymentKind.ts';
import { paymentProviderIds } from '#domain/payment/paymentProvider.ts';
import { canServe } from '#domain/payment/paymentWays.ts';
import { auditPlaceIn } from './auditPlace.ts';
import { databaseExpectations, databaseVariables } from './databaseVariables.ts';

/** Every environment variable: what it may hold, and what it must be in words. */

const port = z.coerce.number<string>().int().min(0).max(65_535);
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));
const secret = z.string().min(32);
const isEachOnce = (secrets: readonly (string | undefined)[]) => new Set(secrets).size === secrets.length;
const onOff = z.enum(['on', 'off']);

const switchOf = z.object({
  currency: z.enum(payInCurrencies),
  kind: z.enum(paymentKinds),
  provider: z.enum(paymentProviderIds),
});
const paymentSwitches = z
  .string()
  .transform((text) => text.split(',').map(switchIn))
  .pipe(z.array(switchOf.refine(canServe)));

const variables = z
  .object({
    PORT: port.default(4000),
    SANDBOX_PORT: port.default(4100),
    ...databaseVariables,
    /** Where Prometheus reads the figures; unset, there are none. */
    METRICS_PORT: z.coerce.number<string>().int().min(1).max(65_535).optional(),
    METRICS_HOST: z.union([z.ipv4(), z.ipv6()]).default('127.0.0.1'),
    /** The collector traces go to; unset, they go nowhere. Its name is OpenTelemetry's. */
    OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
    SANDBOX: onOff.default('on'),
    SANDBOX_URL: address.optional(),
    SANDBOX_DELAY_MS: z.coerce.number<string>().int().min(0).max(600_000).default(3000),
    BASE_URL: address.optional(),
    /** Address of the one proxy whose X-Forwarded-For and -Proto are believed; unset means none, which production says. */
    TRUSTED_PROXY: z.union([z.ipv4(), z.ipv6(), z.literal('none')]).optional(),
    /** Keys sessions, codes and request signatures are derived from. */
    MASTER_SECRET: secret.optional(),
    /** Those it replaced, until nothing is sealed by them; and the next, while several servers take it over. */
    OTHER_MASTER_SECRETS: z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim()))
      .pipe(z.array(secret))
      .default([]),
    /** How long a changed recipient is held; without it half an hour, and twenty seconds where there is no real money. */
    RECIPIENT_COOL_OFF_SECONDS: z.coerce.number<string>().int().min(0).max(604_800).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** The second place of the audit. */
    AUDIT_LOG: z
      .string()
      .refine((text) => auditPlaceIn(text) !== undefined)
      .optional(),
    /** Off takes the page without a network away from browsers that have it. */
    OFFLINE_WORKER: onOff.default('on'),
    REQUESTS_PER_MINUTE: z.coerce.number<string>().int().min(1).max(10_000_000).default(1200),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    PROVIDER_CREDENTIALS_FILE: z.string().min(1).optional(),
    /** Both, or no push is offered: base64url of 65 and 32 bytes. */
    VAPID_PUBLIC_KEY: z
      .string()
      .regex(/^B[\w-]{86}$/)
      .optional(),
    VAPID_PRIVATE_KEY: z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
    /** The counter of page views and its pixel, with this site's id in their addresses; unset, nothing is sent (D-98). */
    PAGE_VIEWS_URL: z.url({ protocol: /^https?$/ }).optional(),
    PAGE_VIEW_PIXEL_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Like `EUR card=paycross, GBP bank=ivy` (D-80). */
    PAYMENT_SWITCHES: paymentSwitches.default([]),
  })
  .refine(({ METRICS_PORT, PORT, SANDBOX_PORT }) => METRICS_PORT !== PORT && METRICS_PORT !== SANDBOX_PORT, {
    path: ['METRICS_PORT'],
  })
  .refine(({ MASTER_SECRET, OTHER_MASTER_SECRETS: others }) => isEachOnce([MASTER_SECRET, ...others]), {
    path: ['OTHER_MASTER_SECRETS'],
  })
  .transform(({ BASE_URL, SANDBOX_URL, ...others }) => ({
    ...others,
    // On this machine, where nothing says that people come another way.
    BASE_URL: BASE_URL ?? `http://localhost:${others.PORT}`,
    SANDBOX_URL: SANDBOX_URL ?? `http://127.0.0.1:${others.SANDBOX_PORT}`,
  }));

export type Variables = z.infer<typeof variables>;

/** What each variable must be, in words a person can act on. */
export const expectations: Readonly<Record<keyof Variables, string>> = {
  PORT: 'a port number from 0 to 65535',
  SANDBOX_PORT: 'a port number from 0 to 65535',
  ...databaseExpectations,
  METRICS_PORT: 'a port number from 1 to 65535 that nothing else has',
  METRICS_HOST: 'the IP address of this machine that Prometheus asks, like 127.0.0.1',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'the http address of a collector of traces, like http://127.0.0.1:4318',
  SANDBOX: "'on' or 'off'",
  SANDBOX_URL: 'the http address of the sandbox, like http://127.0.0.1:4100',
  SANDBOX_DELAY_MS: 'milliseconds from 0 to 600000',
  BASE_URL: 'the http address people open, like http://localhost:4000',
  TRUSTED_PROXY: 'the IP address of the proxy in front of it, or ‘none’',
  MASTER_SECRET: 'at least 32 characters, kept secret',
  OTHER_MASTER_SECRETS:
    'secrets of at least 32 characters with commas between, each once and none of them MASTER_SECRET',
  RECIPIENT_COOL_OFF_SECONDS: 'seconds from 0 to 604800',
  SMTP_URL: 'an address like smtp://user:password@host:587',
  AUDIT_LOG: 'a file in a folder that can be written, or an address like syslog+tls://logs.example:6514',
  OFFLINE_WORKER: "'on' or 'off'",
  REQUESTS_PER_MINUTE: 'how many requests one address may make a minute, from 1 to 10000000',
  LOG_LEVEL: "one of 'debug', 'info', 'warn', 'error', 'silent'",
  PROVIDER_CREDENTIALS_FILE: 'the file with the providers’ real keys',
  VAPID_PUBLIC_KEY: 'the public key of VAPID_PRIVATE_KEY, as `npx web-push generate-vapid-keys` prints it',
  VAPID_PRIVATE_KEY: 'the private key of VAPID_PUBLIC_KEY, as `npx web-push generate-vapid-keys` prints it',
  PAGE_VIEWS_URL: 'the address page views are posted to, like https://stats.example/views?site=sawa',
  PAGE_VIEW_PIXEL_URL: 'the address of a picture that counts page views, like https://pixel.example/p.gif?site=sawa',
  PAYMENT_SWITCHES: 'ways to pay given to another company that serves them, like EUR card=paycross, GBP bank=ivy',
};

function switchIn(text: string) {
  const [, currency, kind, provider] = /^(\w+) (\w+)=([\w-]+)$/.exec(text.trim()) ?? [];
  return { currency, kind, provider };
}

/** What stands in them is not repeated in a sentence. */
const secretVariables: readonly string[] = [
  ...['MASTER_SECRET', 'OTHER_MASTER_SECRETS', 'DATABASE_URL', 'DATABASE_MIGRATION_URL'],
  ...['SMTP_URL', 'VAPID_PRIVATE_KEY'],
];

type Given = Readonly<Record<string, string | undefined>>;

/** What could be read, the usual in place of what could not, and a sentence for each of those. */
export function readVariables(given: Given): { readonly settings: Variables; readonly wrong: Map<string, string> } {
  const read = variables.safeParse(given);
  if (read.success) return { settings: read.data, wrong: new Map() };
  const wrong = new Map(read.error.issues.map((issue) => [String(issue.path[0]), sentenceFor(issue, given)]));
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name)));
  return { settings: variables.parse(rest), wrong };
}

const isVariable = (name: string): name is keyof typeof expectations => name in expectations;
function sentenceFor(issue: z.core.$ZodIssue, given: Readonly<Record<string, unknown>>): string {
  const name = String(issue.path[0]);
  const got = secretVariables.includes(name) ? 'a value that is not that' : `“${String(given[name])}”`;
  return `${name} should be ${isVariable(name) ? expectations[name] : 'something else'}, but is ${got}.`;
}
