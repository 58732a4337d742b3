import type { ReportTransition } from '../reportData.ts';
import type { ChartProps } from './chartProps.ts';

/** What every part of the drawing asks of the whole. */
export type Drawing = ChartProps & {
  readonly transitionAt: (key: string) => { readonly transition: ReportTransition; readonly place: number };
  readonly tabIndexOf: (item: string) => 0 | -1;
};
