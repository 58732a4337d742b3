import type { MachineReport } from '../reportData.ts';
import type { LitPath } from './litPath.ts';

export type ChartProps = {
  readonly machine: MachineReport;
  /** Places of the walks that are counted. */
  readonly walks: readonly number[];
  readonly lit: LitPath | undefined;
  readonly chosen: { readonly state: string | undefined; readonly arrow: string | undefined };
  /** The address of the paths through a state or an arrow. */
  readonly hrefOf: (part: 'state' | 'arrow', value: string) => string;
};
