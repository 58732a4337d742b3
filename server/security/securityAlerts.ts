import { sql } from 'kysely';
import type { Logger } from 'pino';
import { alertSentences, alertThresholds, type SecurityAlertKind } from '#domain/security/alertThresholds.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Job } from '../jobs/jobs.ts';

const everyMs = 10_000;

type Suspect = { network_hash: string; accounts: number; failures: number; got_in: boolean };

/** One line a network and kind within the window, whichever server sees it first. */
export const raiseSecurityAlerts = async ({ db, log }: { db: Db; log: Logger }): Promise<void> => {
  const raised = await inTransaction(db, async (transaction) => {
    const suspects = await sql<Suspect>`
      with failed as (
        select network_hash, count(*)::int as failures, min(at) as since,
          (count(distinct user_id) + count(*) filter (where user_id is null))::int as accounts
        from security_event
        where kind = 'signIn' and outcome = 'refused' and network_hash is not null
          and at > now() - make_interval(mins => ${alertThresholds.windowMinutes})
        group by network_hash
      )
      select network_hash, failures, accounts, exists (
        select from security_event e where e.kind = 'newDevice' and e.network_hash = f.network_hash and e.at > f.since
      ) as got_in
      from failed f where accounts >= ${alertThresholds.credentialStuffing.accounts}`.execute(transaction);
    const found = suspects.rows.flatMap((suspect) => kindsOf(suspect).map((kind) => ({ kind, ...suspect })));
    if (found.length === 0) return [];
    await sql`select pg_advisory_xact_lock(hashtext('security_alert'))`.execute(transaction);
    const known = await sql<{ kind: string; network_hash: string }>`select kind, network_hash from security_alert
      where at > now() - make_interval(mins => ${alertThresholds.windowMinutes})`.execute(transaction);
    const fresh = found.filter(
      ({ kind, network_hash }) => !known.rows.some((row) => row.kind === kind && row.network_hash === network_hash),
    );
    for (const { kind, network_hash, accounts, failures } of fresh) {
      await transaction
        .insertInto('security_alert')
        .values({ id: newId(), kind, network_hash, country: null, accounts, failures })
        .execute();
    }
    return fresh;
  });
  for (const { kind, accounts, failures, network_hash } of raised) {
    log.warn({ securityAlert: kind, network: network_hash, accounts, failures }, alertSentences[kind]);
  }
};

/** Whichever server sees first that a country's ceiling is reached says so, once an hour. */
export const raiseSmsAlerts = async ({ db, log }: { db: Db; log: Logger }): Promise<void> => {
  const kind = 'smsCeiling';
  const raised = await inTransaction(db, async (transaction) => {
    const reached = await sql<{ country: string; sent: number }>`update sms_sent set alerted_at = now()
      where sent >= ceiling and alerted_at is null returning country, sent`.execute(transaction);
    for (const { country, sent } of reached.rows) {
      await transaction
        .insertInto('security_alert')
        .values({ id: newId(), kind, network_hash: null, country, accounts: 0, failures: sent })
        .execute();
    }
    return reached.rows;
  });
  for (const { country, sent } of raised) log.warn({ securityAlert: kind, country, sent }, alertSentences[kind]);
};

const kindsOf = ({ accounts, got_in }: Suspect): SecurityAlertKind[] => [
  ...(accounts >= alertThresholds.passwordSpraying.accounts ? (['passwordSpraying'] as const) : []),
  ...(got_in ? (['credentialStuffing'] as const) : []),
];

export const securityAlertsJob = (tools: { readonly db: Db; readonly log: Logger }): Job => ({
  name: 'security alerts',
  everyMs,
  async run() {
    await raiseSecurityAlerts(tools);
    await raiseSmsAlerts(tools);
    return false;
  },
});
