import Elk, { type ElkExtendedEdge, type ElkNode, type ElkPoint } from 'elkjs/lib/elk.bundled.js';
import { type Arrow, arrowsOf, type Chart, elkGraphOf, initialDotOf, innerRowsOf, notesOf } from './chartGraph.ts';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Line = readonly ElkPoint[];

export type DrawnState = Box & {
  readonly id: string;
  readonly depth: number;
  readonly type: Chart['states'][number]['type'];
  readonly notes: readonly string[];
  /** Keys of the transitions that stay inside. */
  readonly rows: readonly string[];
};

export type DrawnArrow = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly lines: readonly Line[];
  readonly label: Box;
  /** Keys of its transitions, one a row of the label. */
  readonly rows: readonly string[];
};

export type ChartLayout = {
  readonly width: number;
  readonly height: number;
  readonly states: readonly DrawnState[];
  readonly arrows: readonly DrawnArrow[];
  readonly initials: readonly { readonly dot: ElkPoint; readonly lines: readonly Line[] }[];
};

/** Warm after its first chart, which takes as long as the next ten. */
const elk = new Elk();

/** Where everything of a machine's chart stands, so that the page only has to draw. */
export async function layoutChart(chart: Chart): Promise<ChartLayout> {
  const placed = await elk.layout(elkGraphOf(chart));
  const nodes = new Map(nodesIn(placed.children ?? []).map((node) => [node.id, node]));
  const edges = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
  const boxOf = (id: string) => boxAt(found(nodes, id));
  const depthOf = (id: string | undefined): number => {
    const state = chart.states.find((candidate) => candidate.id === id);
    return state ? 1 + depthOf(state.parent) : 0;
  };
  return {
    width: rounded(placed.width ?? 0),
    height: rounded(placed.height ?? 0),
    states: chart.states.map((state) => ({
      ...boxOf(state.id),
      id: state.id,
      depth: depthOf(state.parent),
      type: state.type,
      notes: notesOf(state, chart),
      rows: innerRowsOf(state, chart).map(({ key }) => key),
    })),
    arrows: arrowsOf(chart).map((arrow) => drawnArrow(arrow, found(edges, arrow.id))),
    initials: chart.states.flatMap(({ id, parent, isInitial }) => {
      if (!isInitial || parent === undefined) return [];
      const dot = initialDotOf(parent);
      const { x, y, width, height } = boxOf(dot);
      return [{ dot: { x: x + width / 2, y: y + height / 2 }, lines: linesOf(found(edges, `${dot} in ${id}`)) }];
    }),
  };
}

function drawnArrow({ id, from, to, rows, goesBack }: Arrow, edge: ElkExtendedEdge): DrawnArrow {
  const [label] = edge.labels ?? [];
  if (!label) throw new Error(`The arrow ${id} lost its label`);
  const lines = goesBack
    ? linesOf(edge)
        .map((line) => line.toReversed())
        .toReversed()
    : linesOf(edge);
  return { id, from, to, lines, label: boxAt(label), rows: rows.map(({ key }) => key) };
}

function linesOf({ sections = [] }: ElkExtendedEdge): Line[] {
  return sections.map(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x: rounded(x), y: rounded(y) })),
  );
}

const nodesIn = (nodes: readonly ElkNode[]): ElkNode[] =>
  nodes.flatMap((node) => [node, ...nodesIn(node.children ?? [])]);

const boxAt = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  x: rounded(x),
  y: rounded(y),
  width: rounded(width),
  height: rounded(height),
});

const rounded = (pixels: number) => Math.round(pixels * 10) / 10;

function found<Value>(from: ReadonlyMap<string, Value>, id: string): Value {
  const value = from.get(id);
  if (value === undefined) throw new Error(`The layout has no ${id}`);
  return value;
}
