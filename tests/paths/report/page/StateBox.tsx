import { measures } from '../chartGraph.ts';
import type { DrawnState } from '../chartLayout.ts';
import { stateWords } from '../wording.ts';
import { rowsFrom } from './ArrowLabel.tsx';
import styles from './Chart.module.css';
import { countText, stateSentence } from './coverageTone.ts';
import type { Drawing } from './drawing.ts';
import { markShapes } from './Mark.tsx';
import { countIn } from './pathFilter.ts';
import { TransitionRow } from './TransitionRow.tsx';

type Props = { readonly state: DrawnState; readonly isOuter: boolean; readonly drawing: Drawing };

/** A state: its name, what it asks and runs, how often it was entered, and the transitions that stay in it. */
export function StateBox({ state, isOuter, drawing }: Props) {
  const { x, y, width, height, id, notes } = state;
  const { padding, titleHeight, rowHeight } = measures;
  const notesTop = y + padding + titleHeight;
  const rowsTop = notesTop + notes.length * rowHeight;
  return (
    <g className={classesOf(state, { isOuter, drawing })}>
      <rect className={styles.box} {...{ x, y, width, height }} rx={isOuter ? 14 : 10} />
      {state.type === 'final' && (
        <rect className={styles.innerBox} x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={7} />
      )}
      <StateTitle state={state} drawing={drawing} />
      {notes.map((note, number) => (
        <text key={note} className={styles.note} x={x + padding} y={notesTop + 13 + number * rowHeight}>
          {note}
        </text>
      ))}
      {rowsFrom(rowsTop, state.rows, drawing).map((row) => (
        <TransitionRow
          key={row.key}
          transitionKey={row.key}
          place={{ x: x + padding, y: row.y, width: width - 2 * padding }}
          drawing={drawing}
        />
      ))}
      <title>{id}</title>
    </g>
  );
}

function StateTitle({ state: { id, x, y, width }, drawing }: Pick<Props, 'state' | 'drawing'>) {
  const { machine, walks, chosen, tabIndexOf, hrefOf } = drawing;
  const { padding, titleHeight, titleSize, markWidth } = measures;
  const state = machine.states.find((candidate) => candidate.id === id);
  if (!state) return null;
  const entered = countIn(state.hits, walks);
  const item = `state ${id}`;
  return (
    <a
      className={styles.title}
      href={hrefOf('state', id)}
      tabIndex={tabIndexOf(item)}
      data-item={item}
      aria-current={chosen.state === id || undefined}
      aria-label={stateSentence(state, walks)}
    >
      <rect
        className={styles.titleGround}
        x={x + 2}
        y={y + 4}
        width={width - 4}
        height={padding + titleHeight - 6}
        rx={8}
      />
      <path
        className={styles.mark}
        d={markShapes[entered > 0 ? 'covered' : 'missed']}
        transform={`translate(${x + padding} ${y + padding + 2})`}
      />
      <text x={x + padding + markWidth} y={y + padding + 13} fontSize={titleSize}>
        {stateWords(id)}
      </text>
      <text className={styles.count} x={x + width - padding} y={y + padding + 13} textAnchor="end">
        {countText(entered)}
      </text>
    </a>
  );
}

function classesOf(
  { id, type }: DrawnState,
  { isOuter, drawing: { machine, walks, lit } }: Omit<Props, 'state'>,
): string {
  const place = machine.states.findIndex((candidate) => candidate.id === id);
  const entered = countIn(machine.states[place]?.hits ?? [], walks);
  const classes = [
    styles.state,
    isOuter ? styles.outer : styles.inner,
    entered > 0 ? styles.covered : styles.missed,
    type === 'final' && styles.final,
    lit?.states.has(place) && styles.onPath,
    lit?.at === place && styles.isNow,
  ];
  return classes.filter(Boolean).join(' ');
}
