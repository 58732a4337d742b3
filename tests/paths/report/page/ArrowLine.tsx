import type { ChartLayout } from '../chartLayout.ts';
import styles from './Chart.module.css';
import type { Tone } from './Mark.tsx';

export type LineLook = Tone | 'initial' | 'taken' | 'now';

type Point = ChartLayout['initials'][number]['dot'];

const headLength = 9;
const headWidth = 4;
const cornerRadius = 6;

/** The line of an arrow with its head; it says nothing its label does not. */
export function ArrowLine({ lines, look }: { readonly lines: readonly (readonly Point[])[]; readonly look: LineLook }) {
  return (
    <g className={`${styles.line} ${styles[look]}`}>
      {lines.map((points) => (
        <path key={outline(points)} d={outline(points)} />
      ))}
      {lines.slice(-1).map((points) => (
        <path key="head" className={styles.head} d={head(points)} />
      ))}
    </g>
  );
}

/** Straight pieces with rounded corners. */
function outline(points: readonly Point[]): string {
  return points
    .map((point, place) => {
      const before = points[place - 1];
      const after = points[place + 1];
      if (!before) return `M${point.x} ${point.y}`;
      if (!after) return `L${point.x} ${point.y}`;
      const from = towards(point, before);
      const to = towards(point, after);
      return `L${from.x} ${from.y}Q${point.x} ${point.y} ${to.x} ${to.y}`;
    })
    .join('');
}

/** A little of the way from a corner to its neighbour, never past the middle. */
function towards(corner: Point, neighbour: Point): Point {
  const length = Math.hypot(neighbour.x - corner.x, neighbour.y - corner.y);
  const part = length === 0 ? 0 : Math.min(cornerRadius, length / 2) / length;
  return { x: corner.x + (neighbour.x - corner.x) * part, y: corner.y + (neighbour.y - corner.y) * part };
}

function head(points: readonly Point[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return '';
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corner = (side: number) =>
    `${tip.x - headLength * cos - side * headWidth * sin} ${tip.y - headLength * sin + side * headWidth * cos}`;
  return `M${tip.x} ${tip.y}L${corner(1)}L${corner(-1)}Z`;
}
