import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenTracing, openTracing } from '#server/telemetry/openTracing.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';
import { type CollectedSpan, startTraceCollector } from '#tests/fixtures/traceCollector.ts';
import { until } from '#tests/fixtures/until.ts';

let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let tracing: OpenTracing;
let app: RunningApp;
let ama: Person;

beforeAll(async () => {
  collector = await startTraceCollector();
  tracing = openTracing(collector.endpoint);
  app = await startApp({ tracer: tracing.tracer });
  ama = await verifiedSender(app);
  const transfer = await newTransfer(ama);
  await payByBank(ama, transfer);
  await untilStatus(ama, transfer.id, 'COMPLETE');
});
afterAll(async () => {
  await app.stop();
  await tracing.close();
  await collector.close();
});

const named = (name: string) =>
  until(
    async () => collector.spans.filter((span) => span.name === name),
    (found) => found.length > 0,
  );
/** The names from a span up to the one its trace begins with. */
function wayUp(span: CollectedSpan): string[] {
  const parent = collector.spans.find(({ spanId }) => spanId === span.parentSpanId);
  return parent ? [span.name, ...wayUp(parent)] : [span.name];
}

describe('one trace', () => {
  test('leads from the click that pays through the webhook, the outbox and the partner to the partner’s webhook', async () => {
    const [last] = await named('webhook AZA');
    const [call] = await named('POST AZA');
    const [piece] = await named('outbox payout.submit');
    const [report] = await named('webhook truelayer');
    if (!last || !call || !piece || !report) throw new Error('Some of it was not traced');
    const [click] = collector.spans.filter(({ name }) => name === 'POST /api/truelayer/payment');
    expect(click?.parentSpanId).toBeUndefined();
    expect(new Set([last, call, piece, report].map(({ traceId }) => traceId))).toEqual(new Set([click?.traceId]));
    expect(wayUp(call)).toEqual(['POST AZA', 'outbox payout.submit', 'webhook truelayer', click?.name]);
    expect(wayUp(last)).toEqual(['webhook AZA', 'webhook truelayer', click?.name]);
    expect(report.links).toHaveLength(1);
  });

  test('holds nothing of the people in it', async () => {
    await named('webhook AZA');
    const sent = collector.bodies.join('\n').toLowerCase();
    for (const word of [ama.user.id, ama.user.username, 'marie', 'ngo"', '6712345']) {
      expect(sent).not.toContain(word.toLowerCase());
    }
  });

  test('is begun here, whatever a stranger sends', async () => {
    const theirs = '0af7651916cd43dd8448eb211c80319c';
    const answer = await fetch(`${app.baseUrl}/api/services`, {
      headers: { traceparent: `00-${theirs}-b7ad6b7169203331-01` },
    });
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/);
    expect(answer.headers.get('x-request-id')).not.toBe(theirs);
  });

  test('has the id that an answer names and every line of the log about it', async () => {
    const answer = await fetch(`${app.baseUrl}/api/nothing`);
    const id = answer.headers.get('x-request-id');
    await until(
      async () => collector.spans.some(({ traceId }) => traceId === id),
      (isThere) => isThere,
    );
    const lines = app.logLines.map((line): Record<string, unknown> => JSON.parse(line));
    expect(lines.find((line) => line.trace_id === id)).toMatchObject({ msg: 'request', status: 404 });
    expect(lines.filter((line) => line.msg === 'request' && typeof line.trace_id !== 'string')).toEqual([]);
  });
});
