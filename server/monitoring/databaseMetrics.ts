import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { sessionIdleSeconds } from '#domain/account/browserMemory.ts';
import { isSessionAlive } from '../database/aliveSession.ts';
import type { Db } from '../database/open.ts';
import { firstDue } from '../jobs/outbox.ts';
import type { Lane } from '../jobs/outboxLanes.ts';
import { moneyTriesToLookAt } from '../jobs/outboxLanes.ts';
import { closingStanding } from '../reconciliation/dailyCloses.ts';
import { versionsInForce } from '../screening/watchlistStore.ts';
import { failingPlaces } from '../security/auditCopy.ts';
import type { Reading, Telemetry } from '../telemetry/telemetry.ts';
import { overdueByCause, reportsWaiting, shortFloats } from './databaseFacts.ts';

/** Milliseconds the database has to answer; whoever looks waits no longer. */
const patienceMs = 4000;

export type LaneOf = (kind: string) => Lane | undefined;

/** What the database knows, read when somebody looks. Every server answers the same: take one, or the highest. */
export function databaseMetrics(db: Db, telemetry: Telemetry, laneOf: LaneOf): void {
  const questions = [webhooks, floats, short, overdue, sessions, alerts, audit, watchlists, days];
  telemetry.readWhenAsked(async () => {
    const asked = async () => {
      const readings: Reading[] = await outbox(db, laneOf);
      for (const ask of questions) readings.push(...(await ask(db)));
      return readings;
    };
    const late = pause(patienceMs, undefined, { ref: false });
    const readings = await Promise.race([asked().catch(() => undefined), late]);
    return [{ name: 'sawa.database.up', value: readings ? 1 : 0, labels: {} }, ...(readings ?? [])];
  });
}

async function outbox(db: Db, laneOf: LaneOf): Promise<Reading[]> {
  const waiting = await sql<{ kind: string; depth: number; in_vain: number; age: number }>`
    select kind, count(*)::int as depth, count(*) filter (where attempts >= ${moneyTriesToLookAt})::int as in_vain,
      greatest(extract(epoch from now() - min(${firstDue})), 0)::float8 as age
    from outbox where done_at is null and set_apart_at is null group by kind`.execute(db);
  const apart = await sql<{ kind: string; count: number }>`
    select kind, count(*)::int as count from outbox where set_apart_at is not null group by kind`.execute(db);
  // A kind nobody does any more keeps its own lane: it is waited for by nobody.
  const labelsOf = (kind: string) => ({
    'sawa.lane': laneOf(kind) ?? 'none',
    'sawa.kind': laneOf(kind) ? kind : 'other',
  });
  const ages = new Map<string, number>([
    ['money', 0],
    ['news', 0],
  ]);
  for (const { kind, age } of waiting.rows) {
    const lane = laneOf(kind) ?? 'none';
    ages.set(lane, Math.max(ages.get(lane) ?? 0, age));
  }
  return [
    ...waiting.rows.map(({ kind, depth }) => ({
      name: 'sawa.outbox.depth' as const,
      value: depth,
      labels: labelsOf(kind),
    })),
    ...waiting.rows
      .filter(({ kind, in_vain }) => in_vain > 0 && laneOf(kind) === 'money')
      .map(({ kind, in_vain }) => ({ name: 'sawa.outbox.in_vain' as const, value: in_vain, labels: labelsOf(kind) })),
    ...apart.rows.map(({ kind, count }) => ({
      name: 'sawa.outbox.in_vain' as const,
      value: count,
      labels: labelsOf(kind),
    })),
    ...[...ages].map(([lane, age]) => ({
      name: 'sawa.outbox.age' as const,
      value: age,
      labels: { 'sawa.lane': lane },
    })),
  ];
}

async function webhooks(db: Db): Promise<Reading[]> {
  return (await reportsWaiting(db)).flatMap(({ provider, count, age }) => {
    const labels = { 'sawa.company': provider };
    return [
      { name: 'sawa.webhook.waiting' as const, value: count, labels },
      { name: 'sawa.webhook.age' as const, value: age, labels },
    ];
  });
}

async function floats(db: Db): Promise<Reading[]> {
  const { rows } = await sql<{ partner: string; currency: string; free: bigint }>`
    select partner, currency, sum(free_minor)::bigint as free from partner_float group by partner, currency`.execute(
    db,
  );
  return rows.map(({ partner, currency, free }) => ({
    ...({ name: 'sawa.float.free', value: Number(free) } as const),
    labels: { 'sawa.company': partner, 'sawa.currency': currency },
  }));
}

async function short(db: Db): Promise<Reading[]> {
  return (await shortFloats(db)).map(({ partner, currency, count }) => ({
    ...({ name: 'sawa.float.short', value: count } as const),
    labels: { 'sawa.company': partner, 'sawa.currency': currency },
  }));
}

async function overdue(db: Db): Promise<Reading[]> {
  return (await overdueByCause(db)).map(({ cause, count }) => ({
    ...({ name: 'sawa.transfer.overdue', value: count } as const),
    labels: { 'sawa.cause': cause },
  }));
}

async function sessions(db: Db): Promise<Reading[]> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from session s
    where coalesce(s.ended_at, s.last_seen_at) > now() - make_interval(secs => ${sessionIdleSeconds}) and ${isSessionAlive}`.execute(
    db,
  );
  return [{ name: 'sawa.sessions.active', value: rows[0]?.count ?? 0, labels: {} }];
}

async function alerts(db: Db): Promise<Reading[]> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from security_alert where at > now() - interval '1 day'`.execute(db);
  return [{ name: 'sawa.security.alerts', value: rows[0]?.count ?? 0, labels: {} }];
}

async function audit(db: Db): Promise<Reading[]> {
  const waiting = (await failingPlaces(db)).map((place) => place.waiting);
  return [{ name: 'sawa.audit.waiting', value: Math.max(0, ...waiting), labels: {} }];
}

async function watchlists(db: Db): Promise<Reading[]> {
  const versions = await versionsInForce(db);
  return versions.map(({ list, ageDays }) => ({
    ...({ name: 'sawa.watchlist.age', value: ageDays } as const),
    labels: { 'sawa.list': list },
  }));
}

async function days(db: Db): Promise<Reading[]> {
  const { open } = await closingStanding(db);
  return [true, false].map((late) => ({
    ...({ name: 'sawa.days.open', value: open.filter(({ isLate }) => isLate === late).length } as const),
    labels: { 'sawa.late': String(late) },
  }));
}
