import type { DrawnArrow, DrawnState } from '../chartLayout.ts';
import { ArrowLabel } from './ArrowLabel.tsx';
import { ArrowLine, type LineLook } from './ArrowLine.tsx';
import styles from './Chart.module.css';
import type { ChartProps } from './chartProps.ts';
import { transitionTone, worstOf } from './coverageTone.ts';
import type { Drawing } from './drawing.ts';
import { StateBox } from './StateBox.tsx';
import { useRovingFocus } from './useRovingFocus.ts';

/** The statechart as an SVG: outer states below, then arrows, then inner states, then labels on top. */
export function Chart(props: ChartProps & { readonly scale: number }) {
  const { machine, scale, lit } = props;
  const { layout, states } = machine;
  const { drawing, handlers } = useDrawing(props);
  const isOuter = ({ id }: DrawnState) => states.some(({ parent }) => parent === id);
  const [outer, inner] = [layout.states.filter(isOuter), layout.states.filter((state) => !isOuter(state))];
  const lines = layout.arrows.map((arrow) => ({ ...arrow, look: lookOf(arrow, drawing) }));
  return (
    <svg
      className={styles.chart}
      data-lit={lit ? true : undefined}
      width={layout.width * scale}
      height={layout.height * scale}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      aria-label={`States and arrows of ${machine.id}`}
      {...handlers}
    >
      {outer.map((state) => (
        <StateBox key={state.id} state={state} isOuter drawing={drawing} />
      ))}
      {layout.initials.map(({ dot, lines: [line = []] }) => (
        <g key={`${dot.x} ${dot.y}`}>
          <circle className={styles.initial} cx={dot.x} cy={dot.y} r={6} />
          <ArrowLine lines={[line]} look="initial" />
        </g>
      ))}
      {lines
        .toSorted((one, other) => drawnOrder(one.look) - drawnOrder(other.look))
        .map(({ id, lines: drawn, look }) => (
          <ArrowLine key={id} lines={drawn} look={look} />
        ))}
      {inner.map((state) => (
        <StateBox key={state.id} state={state} isOuter={false} drawing={drawing} />
      ))}
      {layout.arrows.map((arrow) => (
        <ArrowLabel key={arrow.id} arrow={arrow} drawing={drawing} />
      ))}
    </svg>
  );
}

function useDrawing(props: ChartProps) {
  const { states, transitions, id } = props.machine;
  const places = new Map(transitions.map((transition, place) => [transition.key, { transition, place }]));
  const items = states.flatMap((state) => [
    `state ${state.id}`,
    ...transitions.filter(({ source }) => source === state.id).map(({ key }) => `arrow ${key}`),
  ]);
  const { tabIndexOf, handlers } = useRovingFocus(items);
  const drawing: Drawing = {
    ...props,
    tabIndexOf,
    transitionAt(key) {
      const found = places.get(key);
      if (!found) throw new Error(`The chart of ${id} has no transition ${key}`);
      return found;
    },
  };
  return { drawing, handlers };
}

function lookOf({ rows }: DrawnArrow, { transitionAt, walks, lit }: Drawing): LineLook {
  const found = rows.map(transitionAt);
  if (lit && found.some(({ place }) => lit.now.has(place))) return 'now';
  if (lit && found.some(({ place }) => lit.taken.has(place))) return 'taken';
  return worstOf(found.map(({ transition }) => transitionTone(transition, walks)));
}

/** What is looked at lies on top of what it crosses. */
const drawnOrder = (look: LineLook) => ['now', 'taken', 'missed', 'partly'].toReversed().indexOf(look);
