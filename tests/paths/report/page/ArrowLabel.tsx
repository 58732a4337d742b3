import { rowHeightOf } from '../chartGraph.ts';
import type { DrawnArrow } from '../chartLayout.ts';
import styles from './Chart.module.css';
import type { Drawing } from './drawing.ts';
import { TransitionRow } from './TransitionRow.tsx';

/** The label of an arrow: a row for each of its transitions. */
export function ArrowLabel({
  arrow: { label, rows },
  drawing,
}: {
  readonly arrow: DrawnArrow;
  readonly drawing: Drawing;
}) {
  return (
    <g>
      <rect className={styles.labelGround} {...label} rx={4} />
      {rowsFrom(label.y, rows, drawing).map(({ key, y }) => (
        <TransitionRow key={key} transitionKey={key} place={{ x: label.x, y, width: label.width }} drawing={drawing} />
      ))}
    </g>
  );
}

/** Where each row begins when they stand one under the other. */
export function rowsFrom(top: number, keys: readonly string[], { transitionAt }: Drawing) {
  let y = top;
  return keys.map((key) => {
    const row = { key, y };
    y += rowHeightOf(transitionAt(key).transition);
    return row;
  });
}
