import { measures, rowHeightOf, rowLines } from '../chartGraph.ts';
import { occasionOf } from '../wording.ts';
import styles from './Chart.module.css';
import { countText, transitionSentence, transitionTone } from './coverageTone.ts';
import type { Drawing } from './drawing.ts';
import { markShapes } from './Mark.tsx';
import { countIn } from './pathFilter.ts';

type Props = {
  readonly transitionKey: string;
  readonly place: { readonly x: number; readonly y: number; readonly width: number };
  readonly drawing: Drawing;
};

/** One transition: its mark, what happens, its guard, and how often it was taken. A link to its paths. */
export function TransitionRow({ transitionKey, place: { x, y, width }, drawing }: Props) {
  const { transitionAt, walks, lit, chosen, tabIndexOf, hrefOf } = drawing;
  const { transition, place } = transitionAt(transitionKey);
  const tone = transitionTone(transition, walks);
  const item = `arrow ${transitionKey}`;
  const classes = [
    styles.row,
    styles[tone],
    lit?.taken.has(place) && styles.onPath,
    lit?.now.has(place) && styles.isNow,
  ];
  const height = rowHeightOf(transition);
  return (
    <a
      className={classes.filter(Boolean).join(' ')}
      href={hrefOf('arrow', transitionKey)}
      tabIndex={tabIndexOf(item)}
      data-item={item}
      aria-current={chosen.arrow === transitionKey || undefined}
      aria-label={transitionSentence(transition, walks)}
    >
      <rect className={styles.rowGround} {...{ x, y, width, height }} rx={4} />
      <path className={styles.mark} d={markShapes[tone]} transform={`translate(${x + 3} ${y + 3})`} />
      {rowLines(transition).map((line, number) => (
        <text
          key={line}
          className={number === 0 ? styles[occasionOf(transition.eventType)] : styles.guard}
          x={x + measures.markWidth}
          y={y + 13 + number * measures.guardHeight}
        >
          {line}
        </text>
      ))}
      <text className={styles.count} x={x + width - 4} y={y + 13} textAnchor="end">
        {countText(countIn(transition.hits, walks))}
      </text>
    </a>
  );
}
