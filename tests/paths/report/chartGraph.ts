import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { WalkRecord } from '../walker/walkRecord.ts';
import { textWidth } from './textWidth.ts';
import { actorOf, eventWords, stateWords } from './wording.ts';

/** What there is to draw of a machine. */
export type Chart = {
  readonly states: readonly Pick<WalkRecord['states'][number], 'id' | 'parent' | 'type' | 'isInitial' | 'asks'>[];
  readonly transitions: readonly Omit<WalkRecord['transitions'][number], 'hits'>[];
};
export type ChartState = Chart['states'][number];
export type ChartTransition = Chart['transitions'][number];

/** Pixels. The page draws with the same numbers. */
export const measures = {
  titleSize: 14,
  titleHeight: 22,
  noteSize: 12,
  rowSize: 12,
  rowHeight: 18,
  /** A guard stands under its event. */
  guardHeight: 15,
  /** Room for the coverage mark before a row, and the count behind it. */
  markWidth: 18,
  countWidth: 42,
  padding: 12,
  dot: 12,
} as const;

/** Branches between the same two states share one arrow, each with its own row on the label. */
export type Arrow = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly rows: ChartTransition[];
  /** To a state written before the one it leaves. */
  readonly goesBack: boolean;
};

export function arrowsOf({ states, transitions }: Chart): Arrow[] {
  const places = new Map(states.map(({ id }, place) => [id, place]));
  const placeOf = (id: string) => places.get(id) ?? 0;
  const arrows = new Map<string, Arrow>();
  for (const transition of transitions) {
    for (const to of transition.targets) {
      const id = `${transition.source} → ${to}`;
      const goesBack = placeOf(to) < placeOf(transition.source);
      const arrow = arrows.get(id) ?? { id, from: transition.source, to, rows: [], goesBack };
      arrow.rows.push(transition);
      arrows.set(id, arrow);
    }
  }
  return [...arrows.values()];
}

/** What a state says under its name: the step it asks and the actors it runs. */
export function notesOf(state: ChartState, { transitions }: Chart): string[] {
  const actors = transitions.filter(({ source }) => source === state.id).map(({ eventType }) => actorOf(eventType));
  const running = [...new Set(actors)].filter((actor) => actor !== undefined);
  return [...(state.asks ? [`asks: ${state.asks}`] : []), ...running.map((actor) => `runs ${actor}`)];
}

/** Transitions that lead nowhere else are rows inside their state, not arrows. */
export const innerRowsOf = (state: ChartState, { transitions }: Chart): ChartTransition[] =>
  transitions.filter(({ source, targets }) => source === state.id && targets.length === 0);

/** The lines of one row: what happens, and under which condition. */
export function rowLines({ eventType, guard }: Pick<ChartTransition, 'eventType' | 'guard'>): string[] {
  return guard === undefined ? [eventWords(eventType)] : [eventWords(eventType), `[${guard}]`];
}

export const initialDotOf = (stateId: string) => `${stateId} begins`;

/** The graph as elkjs takes it: states within states, arrows at the root. */
export function elkGraphOf(chart: Chart): ElkNode {
  const roots = chart.states.filter(({ parent }) => parent === undefined);
  return {
    id: 'chart',
    children: roots.map((root) => elkNodeOf(root, chart)),
    edges: [...arrowsOf(chart).map(elkEdgeOf), ...initialEdges(chart)],
    layoutOptions: {
      ...eachLevel,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.padding': '[top=8,left=8,bottom=8,right=8]',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
    },
  };
}

/** Not inherited by states within states, so every level says them. */
const eachLevel = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '6',
  'elk.layered.edgeLabels.sideSelection': 'SMART_DOWN',
} as const;

function elkNodeOf(state: ChartState, chart: Chart): ElkNode {
  const children = chart.states.filter(({ parent }) => parent === state.id);
  const header = headerSize(state, chart);
  if (children.length === 0) return { id: state.id, ...header };
  const { padding } = measures;
  const dot = children.some(({ isInitial }) => isInitial)
    ? [{ id: initialDotOf(state.id), width: measures.dot, height: measures.dot }]
    : [];
  return {
    id: state.id,
    children: [...dot, ...children.map((child) => elkNodeOf(child, chart))],
    layoutOptions: {
      ...eachLevel,
      'elk.padding': `[top=${header.height + padding},left=${padding + 4},bottom=${padding + 4},right=${padding + 4}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${header.width},${header.height})`,
    },
  };
}

function headerSize(state: ChartState, chart: Chart) {
  const notes = notesOf(state, chart);
  const rows = innerRowsOf(state, chart);
  const { titleSize, titleHeight, noteSize, rowHeight, padding } = measures;
  const width = Math.max(
    textWidth(stateWords(state.id), titleSize) + measures.markWidth + measures.countWidth,
    ...notes.map((note) => textWidth(note, noteSize)),
    ...rows.map(rowWidth),
  );
  return {
    width: width + 2 * padding,
    height: padding + titleHeight + notes.length * rowHeight + heightOf(rows) + padding / 2,
  };
}

function rowWidth(row: ChartTransition): number {
  const { markWidth, rowSize, countWidth } = measures;
  return markWidth + Math.max(...rowLines(row).map((line) => textWidth(line, rowSize))) + countWidth;
}

export const rowHeightOf = (row: Pick<ChartTransition, 'guard'>): number =>
  measures.rowHeight + (row.guard === undefined ? 0 : measures.guardHeight);

const heightOf = (rows: readonly ChartTransition[]) => rows.reduce((sum, row) => sum + rowHeightOf(row), 0);

/**
 * The order states are written in decides which arrows point down: one that goes back up is laid out from its end, so
 * that no circle is left for elkjs to break by a choice of its own.
 */
function elkEdgeOf({ id, from, to, rows, goesBack }: Arrow): ElkExtendedEdge {
  return {
    id,
    sources: [goesBack ? to : from],
    targets: [goesBack ? from : to],
    labels: [{ text: id, width: Math.max(...rows.map(rowWidth)), height: heightOf(rows) }],
  };
}

function initialEdges({ states }: Chart): ElkExtendedEdge[] {
  return states
    .filter(({ isInitial }) => isInitial)
    .map(({ id, parent = '' }) => ({
      id: `${initialDotOf(parent)} in ${id}`,
      sources: [initialDotOf(parent)],
      targets: [id],
    }));
}
