import { sql } from 'kysely';
import { alertSentences, type SecurityAlertKind } from '#domain/security/alertThresholds.ts';
import { isSecurityEventKind, securityEventSentences } from '#domain/security/securityEvent.ts';
import { readFactorsOf } from '../account/factors/factorStanding.ts';
import { databaseNow } from '../database/databaseClock.ts';
import type { Db } from '../database/open.ts';
import { nobodyNamed, personNamed } from './blockCommands.ts';
import { type Command, refusal } from './runCommand.ts';
import { table, when } from './table.ts';

/** Events that are printed, latest first. */
const shown = 200;

type Event = {
  kind: string;
  outcome: string;
  user_id: string | null;
  network: string | null;
  device: string | null;
  at: Date;
};
type Alert = {
  kind: SecurityAlertKind;
  network: string | null;
  country: string | null;
  accounts: number;
  failures: number;
  at: Date;
};

const hoursOf: Readonly<Record<string, number>> = { h: 1, d: 24 };

/** `90d`, `24h` or a day; a day back where nothing was said. */
function since(now: Date, text = '24h'): Date | undefined {
  const [, count, unit = ''] = /^(\d{1,4})([hd])$/.exec(text) ?? [];
  if (count) return new Date(now.getTime() - Number(count) * (hoursOf[unit] ?? 1) * 3_600_000);
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day && !Number.isNaN(day.getTime()) ? day : undefined;
}

/** What happened to accounts, or to one, in words; and what many of them together mean. */
export const showSecurity: Command = async ({ db }, { transferId: who, since: from }) => {
  const after = since(await databaseNow(db), from);
  if (!after) return refusal('Say since when: --since 24h, 7d or 2026-11-20.');
  const userId = who === undefined ? undefined : await personNamed(db, who);
  if (who !== undefined && !userId) return refusal(nobodyNamed);
  const read = await sql<Event>`select kind, outcome, user_id, left(network_hash, 8) as network,
      left(device_hash, 8) as device, at from security_event
    where at >= ${after.toISOString()} ${userId ? sql`and user_id = ${userId}` : sql``}
    order by at desc, id desc limit ${shown}`.execute(db);
  const alerts = userId ? [] : await alertsSince(db, after);
  const rows = read.rows.map(({ at, kind, outcome, user_id, network, device }) => [
    when(at),
    sentence(kind, outcome),
    user_id ?? '',
    network ?? '',
    device ?? '',
  ]);
  const lines = [
    ...(userId ? [await factorLine(db, userId)] : []),
    ...alerts.map((alert) => `ALERT ${when(alert.at)}  ${alertSentences[alert.kind]}: ${aboutAlert(alert)}`),
    ...(rows.length > 0 ? table(['at (UTC)', 'what', 'account', 'network', 'device'], rows) : ['Nothing happened.']),
  ];
  return { ok: true, lines, data: { alerts, events: read.rows } };
};

/** What somebody has, and nothing an operator could change: taking it off is the delay's alone (decision 056). */
async function factorLine(db: Db, userId: string): Promise<string> {
  const { passkeys, hasAuthenticator, recoveryCodesLeft, removedAt } = await readFactorsOf(db, userId);
  const parts = [
    ...(passkeys.length > 0 ? [`${passkeys.length} passkeys`] : []),
    ...(hasAuthenticator ? [`authenticator app, ${recoveryCodesLeft} recovery codes left`] : []),
    ...(removedAt === undefined ? [] : [`comes off ${when(new Date(removedAt * 1000))} unless it is kept`]),
  ];
  return `second factor: ${parts.join('; ') || 'none'}`;
}

const aboutAlert = ({ network, country, accounts, failures }: Alert): string =>
  country ? `${country}, ${failures} messages` : `network ${network}, ${failures} failures over ${accounts} accounts`;

async function alertsSince(db: Db, after: Date): Promise<Alert[]> {
  const read = await sql<Alert>`select kind, left(network_hash, 8) as network, country, accounts, failures, at
    from security_alert where at >= ${after.toISOString()} order by at desc`.execute(db);
  return read.rows;
}

function sentence(kind: string, outcome: string): string {
  if (!isSecurityEventKind(kind)) return kind;
  const sentences: Readonly<Record<string, string>> = securityEventSentences[kind];
  return sentences[outcome] ?? kind;
}
