import type { PaymentSwitch } from '#domain/payment/paymentWays.ts';
import type { PoolSettings } from './databasePool.ts';
import { poolIn } from './databaseVariables.ts';
import { productionRefusals } from './production.ts';
import { SettingsRefused } from './settingsRefused.ts';
import { type VapidKeys, vapidKeysIn } from './vapidKeys.ts';
import { readVariables } from './variables.ts';

/** Settings are environment variables, read here and nowhere else. A wrong one stops the start with a sentence. */

export type Settings = {
  readonly port: number;
  readonly sandboxPort: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly migrationUrl: string | undefined;
  readonly pool: PoolSettings;
  readonly sandbox: boolean;
  readonly sandboxUrl: string;
  readonly sandboxDelayMs: number;
  readonly baseUrl: string;
  readonly trustedProxy: string | undefined;
  /** Undefined in a sandbox that makes its own. */
  readonly givenMasterSecret: string | undefined;
  /** Those before it, and the next. */
  readonly otherMasterSecrets: readonly string[];
  /** Seconds a changed recipient is held before anything is paid out to them. */
  readonly recipientCoolOffSeconds: number;
  readonly smtpUrl: string | undefined;
  /** Where operators' acts are written a second time: a file or a syslog address. */
  readonly auditLog: string | undefined;
  readonly offlineWorker: boolean;
  readonly requestsPerMinute: number;
  /** Where Prometheus reads the figures; undefined where there are none. */
  readonly metrics: MetricsPlace | undefined;
  /** The collector traces go to; undefined where they go nowhere. */
  readonly traceCollector: string | undefined;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly credentialsFile: string | undefined;
  /** Undefined where nothing is pushed. */
  readonly vapid: VapidKeys | undefined;
  /** Where page views are counted, after consent (D-98). */
  readonly pageViews: PageViews;
  /** Ways to pay given to another company than the usual (D-80). */
  readonly paymentSwitches: readonly PaymentSwitch[];
};

export type MetricsPlace = { readonly host: string; readonly port: number };

export type PageViews = { readonly counter?: string | undefined; readonly pixel?: string | undefined };

export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const { settings, wrong } = readVariables(given);
  const refused = settings.SANDBOX === 'off' ? productionRefusals(settings, given.OPERATOR_SECRET) : [];
  const sentences = [
    ...wrong.values(),
    ...refused.filter(({ name }) => !wrong.has(name)).map(({ sentence }) => sentence),
  ];
  if (sentences.length > 0) throw new SettingsRefused(sentences.join('\n'));
  return {
    port: settings.PORT,
    sandboxPort: settings.SANDBOX_PORT,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    migrationUrl: settings.DATABASE_MIGRATION_URL,
    pool: poolIn(settings),
    sandbox: settings.SANDBOX === 'on',
    sandboxUrl: settings.SANDBOX_URL,
    sandboxDelayMs: settings.SANDBOX_DELAY_MS,
    baseUrl: settings.BASE_URL,
    trustedProxy: settings.TRUSTED_PROXY === 'none' ? undefined : settings.TRUSTED_PROXY,
    givenMasterSecret: settings.MASTER_SECRET,
    otherMasterSecrets: settings.OTHER_MASTER_SECRETS,
    recipientCoolOffSeconds: settings.RECIPIENT_COOL_OFF_SECONDS ?? (settings.SANDBOX === 'on' ? 20 : 1800),
    smtpUrl: settings.SMTP_URL,
    auditLog: settings.AUDIT_LOG,
    offlineWorker: settings.OFFLINE_WORKER === 'on',
    requestsPerMinute: settings.REQUESTS_PER_MINUTE,
    metrics:
      settings.METRICS_PORT === undefined ? undefined : { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
    traceCollector: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: settings.LOG_LEVEL,
    credentialsFile: settings.PROVIDER_CREDENTIALS_FILE,
    vapid: vapidKeysIn(settings),
    pageViews: { counter: settings.PAGE_VIEWS_URL, pixel: settings.PAGE_VIEW_PIXEL_URL },
    paymentSwitches: settings.PAYMENT_SWITCHES,
  };
}

/** The PostgreSQL address of who owns the tables; undefined where the database is the one inside. */
export const ownerUrlOf = ({ databaseUrl, migrationUrl }: Settings): string | undefined =>
  databaseUrl && (migrationUrl ?? databaseUrl);

/** What an operator proves to be who they say with; the tool asks for it when it is not set. */
export const operatorSecretIn = ({ OPERATOR_SECRET }: Readonly<Record<string, string | undefined>>) =>
  OPERATOR_SECRET || undefined;
