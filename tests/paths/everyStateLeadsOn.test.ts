import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isActorEnd, isTimer } from './walker/eventsFor.ts';
import { explore } from './walker/explore.ts';
import type { Edge, Graph } from './walker/graph.ts';
import type { AnyPathSpec } from './walker/pathSpec.ts';
import type { AnyScreenUse } from './walker/screenTable.ts';
import { stateTitle } from './walker/snapshotText.ts';

/** Looking again and again is an end where somebody else’s clock ends it; everywhere else a person has something to do. */
const endedByOthers: Readonly<Record<string, readonly string[]>> = {
  // Every status of a transfer has a clock of its own on the server: unpaid ones expire, stalled ones are an operator's.
  paymentResult: ['inProgress', 'paid'],
  // The code on the other device is valid for a few minutes, and the flow ends with it.
  handOver: ['showingCode'],
};

/** Pressed on a page of its own that the flow's screen links to. */
const pressedElsewhere: Readonly<Record<string, readonly string[]>> = { sendMoney: ['signed.in'] };

const flows = readdirSync(join(import.meta.dirname, 'screens'))
  .filter((file) => file.endsWith('.screen.ts'))
  .map((file) => file.replace('.screen.ts', ''));

async function partsOf(flow: string): Promise<{ spec: AnyPathSpec; isSentByControl: (type: string) => boolean }> {
  const specs: Record<string, unknown> = await import(`./specs/${flow}.paths.ts`);
  const tables = [`./screens/${flow}.screen.ts`, `./screens/${flow}.chat.ts`];
  const uses = await Promise.all(
    tables.filter((file) => existsSync(join(import.meta.dirname, file))).map((file) => import(file)),
  );
  const rows = uses.flatMap((use) => [tableOf(use[`${flow}Use`]), tableOf(use[`${flow}InChat`])]);
  return {
    spec: specs[`${flow}Paths`] as AnyPathSpec,
    isSentByControl: (type) =>
      pressedElsewhere[flow]?.includes(type) === true ||
      rows.some((row) => row[type] !== undefined && row[type] !== 'fromOutside'),
  };
}

/** Some tables are made for the way their screen is driven. */
function tableOf(use: AnyScreenUse | ((drive: () => Promise<void>) => AnyScreenUse) | undefined) {
  return (typeof use === 'function' ? use(async () => undefined) : use)?.table ?? {};
}

const isByItself = ({ event }: Edge) => isActorEnd(event) || isTimer(event);

/** What a person can do in each visit that changes something and does not just leave the flow. */
function actsOf({ edgesFrom }: Graph, isSentByControl: (type: string) => boolean) {
  return (visit: string, { leaving }: { leaving: boolean }) =>
    (edgesFrom.get(visit) ?? []).filter(
      ({ event, to, landing }) =>
        to !== visit && isSentByControl(event.type) && (leaving || landing.status === 'active'),
    );
}

/** Visits that come back to themselves by clocks and calls alone. */
function circlesOf({ states, edgesFrom }: Graph, isOpen: (visit: string) => boolean): string[] {
  const next = (visit: string) => (edgesFrom.get(visit) ?? []).filter(isByItself).map(({ to }) => to);
  return [...states.keys()].filter((start) => {
    const hasClock = (edgesFrom.get(start) ?? []).some(({ event }) => isTimer(event));
    if (!hasClock || isOpen(start)) return false;
    const seen = new Set<string>();
    const ahead = next(start);
    for (let visit = ahead.pop(); visit !== undefined; visit = ahead.pop()) {
      if (visit === start) return true;
      if (seen.has(visit) || isOpen(visit)) continue;
      seen.add(visit);
      ahead.push(...next(visit));
    }
    return false;
  });
}

const titled = ({ states }: Graph, visits: readonly string[]) => [
  ...new Set([...states].filter(([visit]) => visits.includes(visit)).map(([, snapshot]) => stateTitle(snapshot))),
];

test.each(flows)(
  'every state of %s has something to press, or a clock or a call that ends',
  async (flow) => {
    const { spec, isSentByControl } = await partsOf(flow);
    const stuck = explore(spec).flatMap((graph) => {
      const acts = actsOf(graph, isSentByControl);
      const still = [...graph.states].filter(
        ([visit, { status }]) =>
          status === 'active' &&
          acts(visit, { leaving: true }).length === 0 &&
          !(graph.edgesFrom.get(visit) ?? []).some(isByItself),
      );
      return titled(
        graph,
        still.map(([visit]) => visit),
      );
    });
    expect(stuck).toEqual([]);
  },
  300_000,
);

test.each(flows)(
  'no clock of %s goes round with nothing to do but leave',
  async (flow) => {
    const { spec, isSentByControl } = await partsOf(flow);
    const round = explore(spec).flatMap((graph) => {
      const acts = actsOf(graph, isSentByControl);
      return titled(
        graph,
        circlesOf(graph, (visit) => acts(visit, { leaving: false }).length > 0),
      );
    });
    const known = endedByOthers[flow] ?? [];
    expect(round.filter((title) => !known.some((state) => title.startsWith(state)))).toEqual([]);
  },
  300_000,
);
