import type { AnyEventObject } from 'xstate';
import type { Page } from './page.ts';
import { type AnyScreenUse, asDeclared, type Flow } from './screenTable.ts';

/**
 * How an event came about that no actor and no clock brings: by the controls of the page; told the flow, where its row
 * found none for it; from outside, where there can be none, since the server or the address says it; or told as an
 * earlier walk did it, which was asserted there.
 */
export const waysDone = ['controls', 'told', 'outside', 'asBefore'] as const;
export type DoneBy = (typeof waysDone)[number];

type Use = {
  readonly machine: string;
  readonly page: Page;
  readonly flow: Pick<Flow<unknown, AnyEventObject>, 'send'>;
};

/** Does an event as its row of the screen table says, and tells how. */
export async function doAsTable(
  use: AnyScreenUse,
  event: AnyEventObject,
  { machine, page, flow }: Use,
): Promise<DoneBy> {
  const row = use.table[event.type];
  if (row === undefined) throw new Error(`The screen table of ${machine} has no row for ${event.type}`);
  if (row === 'fromOutside') {
    await flow.send(event);
    return 'outside';
  }
  let by: DoneBy = 'controls';
  const watched = {
    ...flow,
    send(told: AnyEventObject) {
      by = 'told';
      return flow.send(told);
    },
  };
  await row(page, asDeclared(event), asDeclared(watched));
  return by;
}
