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
  /** What to read each time somebody looks; a gauge it says nothing of is not a number. It may also count and measure. */
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
      let before = new Map<string, Reading>();
      meter.addBatchObservableCallback(
        async (observed) => {
          const now = new Map((await read()).map((reading) => [seriesOf(reading), reading]));
          for (const [series, { name, value, labels }] of new Map([...before, ...now])) {
            const gauge = gauges.get(name);
            // The SDK goes on showing the last value of what is not said any more, and alerts would never end.
            if (gauge) observed.observe(gauge, now.has(series) ? value : Number.NaN, labels);
          }
          before = new Map([...before, ...now]);
        },
        [...gauges.values()],
      );
    },
  };
}

const seriesOf = ({ name, labels }: Reading) => `${name} ${JSON.stringify(labels)}`;

const names = Object.keys(metrics) as MetricName[];

const optionsOf = (name: MetricName) => ({ description: metrics[name].says, unit: metrics[name].unit });

/** Where nobody looks. */
export const unwatched: Telemetry = telemetryOn(createNoopMeter());
