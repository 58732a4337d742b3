/** One metric: what it is for OpenTelemetry, and the labels it may have. Labels that are not named are dropped. */
type Metric = {
  readonly kind: 'counter' | 'histogram' | 'gauge';
  /** As UCUM writes it; `{…}` counts things. */
  readonly unit: string;
  readonly says: string;
  readonly labels: readonly string[];
  /** Upper bounds of a histogram's buckets. */
  readonly buckets?: readonly number[];
};

/** Buckets of HTTP calls, in seconds (OpenTelemetry’s semantic conventions). */
const callBuckets = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
/** Buckets of deliveries, in seconds: from at once to three working days over a weekend. */
const deliveryBuckets = [10, 30, 60, 120, 300, 600, 1800, 3600, 14_400, 86_400, 172_800, 259_200, 432_000];

/**
 * Every metric there is; alert rules and the dashboard are compared with it by a test. No label may hold what belongs to
 * one person, payment or transfer: each has a closed list of values, or comes from one in the database.
 */
export const metrics = {
  'http.server.request.duration': {
    ...{ kind: 'histogram', unit: 's', buckets: callBuckets },
    says: 'How long requests took; routes are templates, pages have none',
    labels: ['http.request.method', 'url.scheme', 'http.route', 'http.response.status_code'],
  },
  'http.client.request.duration': {
    ...{ kind: 'histogram', unit: 's', buckets: callBuckets },
    says: 'How long the companies we call took; error.type where none answered',
    labels: ['http.request.method', 'server.address', 'sawa.company', 'http.response.status_code', 'error.type'],
  },
  'sawa.refusals': {
    ...{ kind: 'counter', unit: '{refusal}', labels: ['http.route', 'sawa.refusal'] },
    says: 'Calls that were refused, by the code the browser is told',
  },
  'sawa.webhooks': {
    ...{ kind: 'counter', unit: '{webhook}', labels: ['http.route', 'sawa.outcome'] },
    says: 'Reports of companies that came: taken, refused (a signature or its time is wrong) or tooMany',
  },
  'sawa.webhook.waiting': {
    ...{ kind: 'gauge', unit: '{webhook}', labels: ['sawa.company'] },
    says: 'Reports that were taken and are not dealt with',
  },
  'sawa.webhook.age': {
    ...{ kind: 'gauge', unit: 's', labels: ['sawa.company'] },
    says: 'How long the oldest of them has waited',
  },
  'sawa.transfer.steps': {
    ...{ kind: 'counter', unit: '{transfer}', labels: ['sawa.status', 'sawa.corridor'] },
    says: 'Transfers that came into a status',
  },
  'sawa.money.moved': {
    ...{ kind: 'counter', unit: '{minor_unit}' },
    says: 'Money that came in, was paid out or was refunded, in the smallest unit of its currency',
    labels: ['sawa.movement', 'sawa.company', 'sawa.corridor', 'sawa.currency'],
  },
  'sawa.transfer.delivery.duration': {
    ...{ kind: 'histogram', unit: 's', buckets: deliveryBuckets },
    says: 'From when a transfer’s money was here and let go to when it arrived, and whether that was as promised',
    labels: ['sawa.method', 'sawa.promise'],
  },
  'sawa.transfer.overdue': {
    ...{ kind: 'gauge', unit: '{transfer}', labels: ['sawa.cause'] },
    says: 'Transfers that should have arrived and have not, by what they wait for',
  },
  'sawa.outbox.deliveries': {
    ...{ kind: 'counter', unit: '{piece}', labels: ['sawa.lane', 'sawa.kind', 'sawa.outcome'] },
    says: 'Tries of follow-up work',
  },
  'sawa.outbox.depth': {
    ...{ kind: 'gauge', unit: '{piece}', labels: ['sawa.lane', 'sawa.kind'] },
    says: 'Follow-up work that is not done',
  },
  'sawa.outbox.age': {
    ...{ kind: 'gauge', unit: 's', labels: ['sawa.lane'] },
    says: 'How long the oldest piece has been due, counted from its first try; 0 when none is',
  },
  'sawa.outbox.in_vain': {
    ...{ kind: 'gauge', unit: '{piece}', labels: ['sawa.lane', 'sawa.kind'] },
    says: 'Pieces that were set apart, or tried so often that somebody has to look',
  },
  'sawa.float.free': {
    ...{ kind: 'gauge', unit: '{minor_unit}', labels: ['sawa.company', 'sawa.currency'] },
    says: 'What may still be paid from the float a partner holds for us',
  },
  'sawa.float.short': {
    ...{ kind: 'gauge', unit: '{payout}', labels: ['sawa.company', 'sawa.currency'] },
    says: 'Payouts that wait because their partner’s float does not cover them',
  },
  'sawa.ledger.violations': {
    ...{ kind: 'gauge', unit: '{violation}', labels: ['sawa.check'] },
    says: 'What breaks a promise about the books, by its number in `ops verify`',
  },
  'sawa.ledger.check.age': {
    ...{ kind: 'gauge', unit: 's', labels: [] },
    says: 'Since when every promise about the books was checked last',
  },
  'sawa.days.open': {
    ...{ kind: 'gauge', unit: '{day}', labels: ['sawa.late'] },
    says: 'Days that are not closed though their files should be there',
  },
  'sawa.company.available': {
    ...{ kind: 'gauge', unit: '1', labels: ['sawa.company'] },
    says: '1 while a payment company is called, 0 while its circuit breaker is open',
  },
  'sawa.sessions.active': {
    ...{ kind: 'gauge', unit: '{session}', labels: [] },
    says: 'Sessions that are neither ended nor idle too long',
  },
  'sawa.security.alerts': {
    ...{ kind: 'gauge', unit: '{alert}', labels: [] },
    says: 'Security alerts of the last 24 hours',
  },
  'sawa.audit.waiting': {
    ...{ kind: 'gauge', unit: '{act}', labels: [] },
    says: 'Acts of operators that wait for the second place of the audit',
  },
  'sawa.watchlist.age': {
    ...{ kind: 'gauge', unit: 'd', labels: ['sawa.list'] },
    says: 'How long ago each list in force was fetched',
  },
  'sawa.jobs': {
    ...{ kind: 'counter', unit: '{run}', labels: ['sawa.job', 'sawa.outcome'] },
    says: 'Turns of timed work',
  },
  'sawa.database.up': {
    ...{ kind: 'gauge', unit: '1', labels: [] },
    says: '1 while the database answers the questions behind these figures in time',
  },
  'nodejs.eventloop.utilization': {
    ...{ kind: 'gauge', unit: '1', labels: [] },
    says: 'How busy the process has been since the last look, from 0 to 1',
  },
  'process.memory.usage': {
    ...{ kind: 'gauge', unit: 'By', labels: [] },
    says: 'Physical memory of the process',
  },
} as const satisfies Readonly<Record<string, Metric>>;

export type MetricName = keyof typeof metrics;
export type Labels<Name extends MetricName> = Readonly<
  Partial<Record<(typeof metrics)[Name]['labels'][number], string | number>>
>;
export type NamesOf<Kind extends Metric['kind']> = {
  [Name in MetricName]: (typeof metrics)[Name]['kind'] extends Kind ? Name : never;
}[MetricName];

const suffixes: Readonly<Record<string, string>> = { s: '_seconds', d: '_days', By: '_bytes' };

/** What Prometheus calls it, before `_bucket`, `_sum` and `_count` of a histogram. */
export function prometheusName(name: MetricName): string {
  const { kind, unit }: Metric = metrics[name];
  return `${name.replaceAll('.', '_')}${suffixes[unit] ?? ''}${kind === 'counter' ? '_total' : ''}`;
}
