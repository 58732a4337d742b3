import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { MachineReport, ReportPath, ReportStep } from '../reportData.ts';
import { stateWords } from '../wording.ts';
import { hashOf, machineAddress } from './address.ts';
import { wayName } from './figures.ts';
import { Mark } from './Mark.tsx';
import type { MachineAddress } from './machineAddress.ts';
import styles from './PathPlayer.module.css';
import { goTo } from './useAddress.ts';

type Props = {
  readonly machine: MachineReport;
  readonly path: ReportPath;
  readonly step: number;
  readonly address: MachineAddress;
};

/** How long each step is shown while the path plays, in milliseconds. */
const stepTime = 1400;

/** One path, step by step, in time with the chart and the pictures. */
export function PathPlayer({ machine, path, step, address }: Props) {
  const last = path.steps.length;
  const show = (next: number) => goTo({ ...address, step: Math.min(last, Math.max(0, next)) }, { refines: true });
  const { isPlaying, toggle, stop } = usePlaying({ step, last, show });
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    stop();
    show(key === 'ArrowLeft' ? step - 1 : step + 1);
  };
  return (
    <section className={styles.panel} aria-labelledby="path">
      <a className={styles.back} data-print="hide" href={hashOf(machineAddress(machine.id, address.filter))}>
        ← All paths
      </a>
      <h2 id="path">{path.start}</h2>
      <Facts machine={machine} path={path} />
      {/* Keys bubble here from the buttons within. */}
      <fieldset className={styles.controls} data-print="hide" onKeyDown={onKeyDown}>
        <legend className="visually-hidden">Walk along the path</legend>
        <button type="button" className="plain-button" disabled={step === 0} onClick={() => show(step - 1)}>
          Previous
        </button>
        <button type="button" className={`plain-button ${styles.play}`} disabled={last === 0} onClick={toggle}>
          {isPlaying ? 'Pause' : step === last && last > 0 ? 'Again' : 'Play'}
        </button>
        <button type="button" className="plain-button" disabled={step === last} onClick={() => show(step + 1)}>
          Next
        </button>
        <output className={styles.position}>
          {step} of {last}
        </output>
      </fieldset>
      <Steps machine={machine} path={path} step={step} show={show} />
    </section>
  );
}

function usePlaying({ step, last, show }: { step: number; last: number; show: (step: number) => void }) {
  const [isWanted, setWanted] = useState(false);
  const isPlaying = isWanted && step < last;
  const showNext = useRef(() => show(step + 1));
  useEffect(() => {
    showNext.current = () => show(step + 1);
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => showNext.current(), stepTime);
    return () => clearInterval(timer);
  }, [isPlaying]);
  const toggle = () => {
    if (!isPlaying && step === last) show(0);
    setWanted(!isPlaying);
  };
  return { isPlaying, toggle, stop: () => setWanted(false) };
}

function Facts({ machine, path: { id, walkedBy, proves, about } }: Pick<Props, 'machine' | 'path'>) {
  const walked = walkedBy.map(({ walk, failure, alone }) => {
    const done = machine.walks[walk];
    return { name: done ? wayName(done) : 'elsewhere', failure, alone };
  });
  return (
    <dl className={styles.facts}>
      <dt>Walked</dt>
      <dd>
        {walked.map(({ name, failure, alone }) => (
          <span key={name} className={styles.way}>
            <Mark tone={failure ? 'missed' : 'covered'} /> {name}
            {failure && <span className={styles.failure}>{failure}</span>}
            {alone && <code>{alone}</code>}
          </span>
        ))}
      </dd>
      <dt>Proves</dt>
      <dd>{proves.length === 0 ? 'no requirement by name' : proves.join(', ')}</dd>
      <dt>Is about</dt>
      <dd>{about.length === 0 ? 'none by name' : about.join(', ')}</dd>
      <dt>Path</dt>
      <dd>
        <code>{id}</code>
      </dd>
    </dl>
  );
}

type StepsProps = Pick<Props, 'machine' | 'path' | 'step'> & { readonly show: (step: number) => void };

function Steps({ machine, path, step, show }: StepsProps) {
  const placeOf = (place: number) => stateWords(machine.states[place]?.id ?? '');
  const steps: readonly (Pick<ReportStep, 'label' | 'to'> & { kind: ReportStep['kind'] | 'start' })[] = [
    { label: 'Begins', kind: 'start', to: path.startsIn },
    ...path.steps,
  ];
  const numbered = steps.map((shown, number) => ({ ...shown, number }));
  const list = useCurrentInSight(step);
  return (
    <ol className={styles.steps} ref={list}>
      {numbered.map(({ label, kind, to, number }) => (
        <li key={number}>
          <button
            type="button"
            className={styles.step}
            data-walked={number < step || undefined}
            aria-current={number === step ? 'step' : undefined}
            onClick={() => show(number)}
          >
            <span className={styles.number}>{number === 0 ? '•' : number}</span>
            <span>
              {label}
              <span className={styles.where}>
                {kindWords[kind]} {kind === 'blocked' ? `stays in ${placeOf(to)}` : `in ${placeOf(to)}`}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

const kindWords: Record<ReportStep['kind'] | 'start', string> = {
  start: 'start ·',
  user: 'sender ·',
  done: 'answer ·',
  error: 'failure ·',
  after: 'time ·',
  blocked: 'refused ·',
};

function useCurrentInSight(step: number) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current } = list;
    const item = current?.children.item(step);
    if (!current || !(item instanceof HTMLElement)) return;
    const top = item.offsetTop - current.offsetTop;
    if (top < current.scrollTop || top + item.offsetHeight > current.scrollTop + current.clientHeight) {
      current.scrollTop = top - current.clientHeight / 2;
    }
  }, [step]);
  return list;
}
