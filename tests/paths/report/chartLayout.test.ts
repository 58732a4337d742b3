import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { nodesUnder, transitionsOf } from '../walker/machineParts.ts';
import type { AnyPathSpec } from '../walker/pathSpec.ts';
import { type Chart, measures } from './chartGraph.ts';
import { type Box, type ChartLayout, layoutChart } from './chartLayout.ts';

const specs = Object.values(import.meta.glob<Record<string, AnyPathSpec>>('../specs/*.paths.ts', { eager: true }))
  .flatMap((exported) => Object.values(exported))
  .filter((exported) => 'machine' in exported)
  .map(({ machine }) => [machine.id, machine] as const);

describe.each(specs)('the drawing of %s', (_id, machine) => {
  const chart = chartOf(machine);
  let layout: ChartLayout;
  beforeAll(async () => {
    layout = await layoutChart(chart);
  });

  test('puts nothing over anything else, and leaves nothing out', () => {
    expect(layout.states.map(({ id }) => id)).toEqual(chart.states.map(({ id }) => id));
    expect([...layout.arrows, ...layout.states].flatMap(({ rows }) => rows).toSorted()).toEqual(
      chart.transitions.map(({ key }) => key).toSorted(),
    );
    expect(overlapsIn(layout)).toEqual([]);
    expect(crossedIn(layout)).toEqual([]);
  });

  test('begins at the top', () => {
    const first = Math.min(...layout.initials.map(({ dot }) => dot.y));
    const inner = layout.states.filter(({ depth }) => depth > 0);
    expect(inner.filter(({ y }) => y < first).map(({ id }) => id)).toEqual([]);
  });
});

function chartOf(machine: AnyStateMachine): Chart {
  return {
    states: nodesUnder(machine.root).map((node) => ({
      id: node.id,
      parent: node.parent?.id,
      type: node.type,
      isInitial: node.parent?.initial.target?.includes(node) ?? false,
      asks: node.meta?.asks,
    })),
    transitions: transitionsOf(machine).map(({ key, source, eventType, index, targets, guard }) => {
      return { key, source, eventType, index, targets: [...targets], guard };
    }),
  };
}

/** Simple states, the headings of outer ones, and the labels of arrows: what must stay readable. */
function solidIn({ states, arrows }: ChartLayout): { name: string; box: Box }[] {
  const isOuter = ({ id }: { id: string }) => states.some((other) => other.id.startsWith(`${id}.`));
  return [
    ...states.map((state) => ({
      name: state.id,
      box: isOuter(state) ? { ...state, height: measures.padding + measures.titleHeight } : state,
    })),
    ...arrows.map(({ id, label }) => ({ name: `label ${id}`, box: label })),
  ];
}

function overlapsIn(layout: ChartLayout): string[] {
  const { width, height } = layout;
  const solid = solidIn(layout);
  const overlapping = solid.flatMap((one, place) =>
    solid
      .slice(place + 1)
      .filter((other) => overlap(one.box, other.box))
      .map((other) => `${one.name} and ${other.name}`),
  );
  const outside = solid.filter(
    ({ box }) => box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height,
  );
  return [...overlapping, ...outside.map(({ name }) => `${name} outside of the chart`)];
}

/** A line may touch the states it joins, and nothing else that is to be read. */
function crossedIn(layout: ChartLayout): string[] {
  const solid = solidIn(layout);
  return layout.arrows.flatMap(({ id, from, to, lines }) =>
    lines
      .flatMap(piecesOf)
      .flatMap((piece) =>
        solid
          .filter(
            ({ name, box }) =>
              ![from, to].some((end) => end === name || end.startsWith(`${name}.`)) && overlap(box, piece),
          )
          .map(({ name }) => `${id} over ${name}`),
      ),
  );
}

const piecesOf = (points: readonly { readonly x: number; readonly y: number }[]): Box[] =>
  points.slice(1).map((point, place) => {
    const before = points[place] ?? point;
    return {
      x: Math.min(before.x, point.x),
      y: Math.min(before.y, point.y),
      width: Math.abs(point.x - before.x),
      height: Math.abs(point.y - before.y),
    };
  });

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
