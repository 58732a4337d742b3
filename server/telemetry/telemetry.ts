import { createNoopMeter, type Meter } from '@opentelemetry/api';
import { type Labels, type MetricName, metrics, type NamesOf } from './metrics.ts';

/** One value of a gauge. */
export type Reading = {
  [Name in NamesOf<'gauge'>]: { readonly name: Name; readonly value: number; readonly labels: Labels<Name> };
}[NamesOf<'gauge'>];

/** Where the server's parts say what they saw. */
export type Telemetry = {
  /** One more of a counter, or so many. */
  readonly count: <Name extends NamesOf<'counter'>>(name: Name, labels: Labels<Name>, by?: number) => void;
  /** How long something took, in the metric's unit. */
  readonly measure: <Name extends NamesOf<'histogram'>>(name: Name, value: number, labels: Labels<Name>) => void;
  /** What to read each time somebody looks; only gauges it answers are shown. It may also count and measure. */
  readonly readWhenAsked: (read: () => Promise<readonly Reading[]>) => void;
};

export function telemetryOn(meter: Meter): Telemetry {
  const made = <Kind, Made>(kind: Kind, make: (name: MetricName) => Made) =>
    new Map(names.filter((name) => metrics[name].kind === kind).map((name) => [name, make(name)]));
  const counters = made('counter', (name) => meter.createCounter(name, optionsOf(name)));
  const histograms = made('histogram', (name) => meter.createHistogram(name, optionsOf(name)));
  const gauges = made('gauge', (name) => meter.createObservableGauge(name, optionsOf(name)));
  return {
    count: (name, labels, by = 1) => counters.get(name)?.add(by, labels),
    measure: (name, value, labels) => histograms.get(name)?.record(value, labels),
    readWhenAsked(read) {
      meter.addBatchObservableCallback(
        async (observed) => {
          for (const { name, value, labels } of await read()) {
            const gauge = gauges.get(name);
            if (gauge) observed.observe(gauge, value, labels);
          }
        },
        [...gauges.values()],
      );
    },
  };
}

const names = Object.keys(metrics) as MetricName[];

const optionsOf = (name: MetricName) => ({ description: metrics[name].says, unit: metrics[name].unit });

/** Where nobody looks. */
export const unwatched: Telemetry = telemetryOn(createNoopMeter());
