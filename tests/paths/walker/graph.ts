import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Chart } from './chart.ts';
import type { AnyPathSpec } from './pathSpec.ts';

/** One event in one exact state, what it did, and what walking it proves. */
export type Edge = {
  readonly from: string;
  readonly to: string;
  readonly event: AnyEventObject;
  readonly landing: AnyMachineSnapshot;
  /** Nothing was taken: a guard said no, or nobody listens. */
  readonly blocked: boolean;
  /** Keys of the transitions taken, in order. */
  readonly taken: readonly string[];
  readonly proves: readonly string[];
  /** What it proves besides, to those who look closely: each thing it changes, each order of branches that decides. */
  readonly details: readonly string[];
};

export type Graph = {
  readonly start: string;
  readonly input: unknown;
  readonly initial: string;
  readonly states: ReadonlyMap<string, AnyMachineSnapshot>;
  readonly edgesFrom: ReadonlyMap<string, readonly Edge[]>;
  readonly chart: Chart;
};

/** Visits with the same value, the same running actors and the same `key` of the spec are one state of the graph. */
export const visitKey = (spec: AnyPathSpec, { value, status, children, context }: AnyMachineSnapshot): string =>
  JSON.stringify([value, status, Object.keys(children).sort(), spec.key(context)]);
