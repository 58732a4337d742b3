import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import {
  AggregationType,
  createAllowListAttributesProcessor,
  MeterProvider,
  type ViewOptions,
} from '@opentelemetry/sdk-metrics';
import type { MetricsPlace } from '../settings/settings.ts';
import { SettingsRefused } from '../settings/settingsRefused.ts';
import { type MetricName, metrics, prometheusName } from './metrics.ts';
import { type Telemetry, telemetryOn } from './telemetry.ts';

export type OpenMetrics = { readonly telemetry: Telemetry; readonly close: () => Promise<void> };

/** Values a metric may have at once; what comes beyond them is counted together. */
const mostSeries = 2000;

/** Prometheus reads `/metrics` there, at a port of its own that is forwarded to nobody. */
export async function openMetrics({ host, port }: MetricsPlace): Promise<OpenMetrics> {
  const reader = new PrometheusExporter({
    ...{ host, port, preventServerStart: true, withoutScopeInfo: true, withoutTargetInfo: true },
  });
  const provider = new MeterProvider({ readers: [reader], views: (Object.keys(metrics) as MetricName[]).map(viewOf) });
  await reader.startServer().catch((failure: NodeJS.ErrnoException) => {
    throw new SettingsRefused(
      `METRICS_PORT should be a port that is free at METRICS_HOST, but ${host} has no ${port} (${failure.code}).`,
    );
  });
  return { telemetry: telemetryOn(provider.getMeter('sawa')), close: () => provider.shutdown() };
}

/** The name Prometheus knows, its unit at its end, and no label but those that were declared. */
function viewOf(name: MetricName): ViewOptions {
  const metric = metrics[name];
  return {
    instrumentName: name,
    name: prometheusName(name),
    attributesProcessors: [createAllowListAttributesProcessor([...metric.labels])],
    aggregationCardinalityLimit: mostSeries,
    ...('buckets' in metric && {
      aggregation: {
        type: AggregationType.EXPLICIT_BUCKET_HISTOGRAM,
        options: { boundaries: [...metric.buckets] },
      },
    }),
  };
}
