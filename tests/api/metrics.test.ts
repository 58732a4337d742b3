import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { type MetricName, metrics, prometheusName } from '#server/telemetry/metrics.ts';
import { openExposition, seriesIn } from '#tests/fixtures/exposition.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import {
  cancel,
  marieEndingIn,
  newTransfer,
  payByBank,
  payByCard,
  untilStatus,
  verifiedSender,
} from '#tests/fixtures/sending.ts';
import { until } from '#tests/fixtures/until.ts';

let app: RunningApp;
let ama: Person;
let exposition: Awaited<ReturnType<typeof openExposition>>;
let delivered: Transfer;

beforeAll(async () => {
  exposition = await openExposition();
  app = await startApp({ telemetry: exposition.telemetry });
  ama = await verifiedSender(app, {});
  delivered = await newTransfer(ama);
  await payByBank(ama, delivered);
  await untilStatus(ama, delivered.id, 'COMPLETE');
  const refused = await newTransfer(ama, { recipient: marieEndingIn('19') });
  await payByCard(ama, refused);
  await untilStatus(ama, refused.id, 'PAYMENT_SUSPENDED');
  await until(
    () => cancel(ama, refused),
    ({ status }) => status === 200,
  );
  await untilStatus(ama, refused.id, 'REFUNDED');
  await fetch(`${app.baseUrl}/api/webhooks/truelayer`, { method: 'POST', body: '{"name":"Ama"}' });
  await fetch(`${app.baseUrl}/api/nothing/${ama.user.id}?email=${ama.user.username}`);
});
afterAll(async () => {
  await app.stop();
  await exposition.close();
});

describe('the figures after a transfer that was delivered and one that was refunded', () => {
  const figure = (...asked: Parameters<typeof exposition.figure>) => exposition.figure(...asked);

  test('tell what moved, by company and corridor, to the last unit', async () => {
    const corridor = { sawa_corridor: 'GBP-XAF' };
    const moved = (movement: string, company: string) =>
      figure('sawa_money_moved_total', { ...corridor, sawa_movement: movement, sawa_company: company });
    const due = await sql<{ provider: string; minor: number }>`
      select provider, sum(minor)::int as minor from payment group by provider`.execute(app.db);
    for (const { provider, minor } of due.rows) expect(await moved('in', provider)).toBe(minor);
    expect(due.rows.map(({ provider }) => provider)).toEqual(expect.arrayContaining(['trust-payment', 'truelayer']));
    expect(await moved('back', 'trust-payment')).toBe(await moved('in', 'trust-payment'));
    expect(await moved('out', 'AZA')).toBe(delivered.destinationAmount);
  });

  test('tell how long the delivery took, and that its promise was kept', async () => {
    const labels = { sawa_method: 'mobile_money', sawa_promise: 'kept' };
    expect(await figure('sawa_transfer_delivery_duration_seconds_count', labels)).toBe(1);
    expect(await figure('sawa_transfer_steps_total', { sawa_status: 'COMPLETE' })).toBe(1);
    expect(await figure('sawa_transfer_steps_total', { sawa_status: 'REFUNDED' })).toBe(1);
  });

  test('tell how long requests and companies took, and what was refused', async () => {
    const created = { http_route: '/api/user/:id/transfer', http_request_method: 'POST' };
    expect(await figure('http_server_request_duration_seconds_count', created)).toBe(2);
    expect(await figure('http_client_request_duration_seconds_count', { sawa_company: 'AZA' })).toBeGreaterThan(0);
    expect(await figure('sawa_refusals_total', { sawa_refusal: 'notFound' })).toBe(1);
    const webhooks = { http_route: '/api/webhooks/truelayer' };
    expect(await figure('sawa_webhooks_total', { ...webhooks, sawa_outcome: 'refused' })).toBe(1);
    expect(await figure('sawa_webhooks_total', { ...webhooks, sawa_outcome: 'taken' })).toBeGreaterThan(0);
  });

  test('tell how the outbox, the floats, the companies, sessions and the books stand', async () => {
    await until(
      () => figure('sawa_ledger_check_age_seconds'),
      (age) => age !== undefined,
    );
    expect(await figure('sawa_ledger_violations')).toBe(0);
    expect(await figure('sawa_outbox_age_seconds', { sawa_lane: 'money' })).toBe(0);
    expect(await figure('sawa_outbox_deliveries_total', { sawa_kind: 'payout.submit' })).toBe(2);
    expect(await figure('sawa_float_free', { sawa_company: 'AZA', sawa_currency: 'XAF' })).toBeGreaterThan(0);
    expect(await figure('sawa_company_available', { sawa_company: 'truelayer' })).toBe(1);
    expect(await figure('sawa_sessions_active')).toBeGreaterThan(0);
    expect(await figure('sawa_database_up')).toBe(1);
    expect(await figure('sawa_watchlist_age_days', { sawa_list: 'SAMPLE' })).toBeLessThan(1);
  });

  test('name nobody: no name, address, number, e-mail, id or reference stands in any label', async () => {
    const text = await exposition.read();
    const rows = await sql<{ value: string }>`
      select distinct lower(v.value) as value from (
        select to_jsonb(u) as row from app_user u union all select to_jsonb(t) from transfer t
        union all select to_jsonb(r) from recipient r union all select to_jsonb(p) from payment p
        union all select to_jsonb(o) from payout_attempt o union all select to_jsonb(s) from session s) every,
        jsonb_path_query(every.row, 'strict $.**?(@.type() == "string")') found, jsonb_build_object('v', found) made,
        jsonb_each_text(made) v`.execute(app.db);
    const words = ['ama', 'marie', 'ngo', ama.user.username.toLowerCase()];
    const theirs = rows.rows
      .map(({ value }) => value)
      .filter((value) => value.length >= 6 && /\d.*\d.*\d|@/.test(value));
    expect(theirs.length).toBeGreaterThan(30);
    const labels = [
      ...new Set(seriesIn(text).flatMap(({ labels: { le: _bucket, ...others } }) => Object.values(others))),
    ].map((value) => value.toLowerCase());
    expect(labels.filter((label) => theirs.some((value) => label.includes(value)))).toEqual([]);
    expect(labels.filter((label) => label.split(/[^\p{L}@.]+/u).some((word) => words.includes(word)))).toEqual([]);
    expect(labels.filter((label) => /@|\d{5,}|[\da-f]{8}-[\da-f]{4}/.test(label))).toEqual([]);
  });

  test('have the names and labels that are declared, and no more series than those allow', async () => {
    const declared = new Map(
      (Object.keys(metrics) as MetricName[]).map((name) => [
        prometheusName(name),
        metrics[name].labels.map((label) => label.replaceAll('.', '_')),
      ]),
    );
    const series = seriesIn(await exposition.read());
    const strange = series.filter(({ name, labels }) => {
      const allowed = declared.get(name) ?? declared.get(name.replace(/_(?:bucket|sum|count)$/, ''));
      return !allowed || Object.keys(labels).some((label) => label !== 'le' && !allowed.includes(label));
    });
    expect(strange).toEqual([]);
    expect(series.length).toBeLessThan(3000);
  });
});
