import { useEffect, useRef } from 'react';
import { Chart } from './Chart.tsx';
import styles from './ChartView.module.css';
import type { ChartProps } from './chartProps.ts';
import { Mark, type Tone } from './Mark.tsx';
import { useDrag, useZoom } from './useZoom.ts';

const legend: readonly (readonly [Tone, string])[] = [
  ['covered', 'walked'],
  ['partly', 'guard never said no'],
  ['missed', 'never walked'],
];

/** The chart in a window one can zoom and move: by pointer, by wheel, by keys, by buttons. */
export function ChartView(props: ChartProps) {
  const { layout } = props.machine;
  const figure = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const zoom = useZoom(view, layout);
  const drag = useDrag(view);
  useFollowing(view, { ...props, scale: zoom.scale });
  return (
    <figure className={styles.figure} ref={figure} aria-label={`Statechart of ${props.machine.id}`}>
      <div className={styles.tools}>
        <ul className={styles.legend} aria-label="Legend">
          {legend.map(([tone, words]) => (
            <li key={tone}>
              <Mark tone={tone} /> {words}
            </li>
          ))}
        </ul>
        <div className={styles.buttons} data-print="hide">
          <button type="button" className="plain-button" onClick={zoom.out} aria-label="Zoom out">
            −
          </button>
          <output className={styles.scale} aria-label="Zoom">
            {Math.round(zoom.scale * 100)} %
          </output>
          <button type="button" className="plain-button" onClick={zoom.in} aria-label="Zoom in">
            +
          </button>
          <button type="button" className="plain-button" onClick={zoom.fit}>
            Fit
          </button>
          {document.fullscreenEnabled && (
            <button type="button" className="plain-button" onClick={() => void toggleFullScreen(figure.current)}>
              Full screen
            </button>
          )}
        </div>
      </div>
      <section
        aria-label={`States and arrows of ${props.machine.id}`}
        className={styles.view}
        ref={view}
        {...drag}
        onKeyDown={zoom.onKeyDown}
      >
        <Chart {...props} scale={zoom.scale} />
      </section>
      <figcaption className={styles.hint}>
        <span className={styles.keys} data-print="hide">
          Arrow keys go from state to state and along their arrows, Enter lists the paths through one. + − 0 zoom, Shift
          with arrow keys moves the chart; so do dragging, and Ctrl with the wheel zooms.{' '}
        </span>
        The table below says the same in words.
      </figcaption>
    </figure>
  );
}

async function toggleFullScreen(figure: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await figure?.requestFullscreen();
}

/** Keeps the state a path stands in within sight. */
function useFollowing(
  view: React.RefObject<HTMLDivElement | null>,
  { machine, lit, scale }: Pick<ChartProps, 'machine' | 'lit'> & { readonly scale: number },
) {
  const standing = lit === undefined ? undefined : machine.states[lit.at]?.id;
  const box = machine.layout.states.find(({ id }) => id === standing);
  useEffect(() => {
    const { current } = view;
    if (!box || !current) return undefined;
    // After the chart has opened where it begins.
    const followed = requestAnimationFrame(() =>
      current.scrollTo({
        left: (box.x + box.width / 2) * scale - current.clientWidth / 2,
        top: (box.y + box.height / 2) * scale - current.clientHeight / 2,
        behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
      }),
    );
    return () => cancelAnimationFrame(followed);
  }, [view, box, scale]);
}
