import type { Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BasicTracerProvider,
  BatchSpanProcessor,
} from '@opentelemetry/sdk-trace-base';

export type OpenTracing = { readonly tracer: Tracer; readonly close: () => Promise<void> };

/** Milliseconds the collector has to take what was gathered; what it does not take is lost, and nothing waits for it. */
const patienceMs = 2000;

/** Spans that wait for the collector, in memory; more are dropped. */
const mostWaiting = 4096;

/** Sends traces to a collector by OTLP over HTTP, at `endpoint` and `/v1/traces` below it. */
export function openTracing(endpoint: string): OpenTracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: patienceMs });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'sawa' }),
    sampler: new AlwaysOnSampler(),
    spanProcessors: [
      new BatchSpanProcessor(exporter, {
        exportTimeoutMillis: patienceMs,
        maxQueueSize: mostWaiting,
        scheduledDelayMillis: 1000,
      }),
    ],
  });
  return { tracer: provider.getTracer('sawa'), close: () => provider.shutdown().catch(() => undefined) };
}

/** Where no collector is named: every request has its trace id all the same, for the log and for who asks about it. */
export const idsAlone: Tracer = new BasicTracerProvider({ sampler: new AlwaysOffSampler() }).getTracer('sawa');
