import type { MachineReport, ReportTransition } from '../reportData.ts';
import { eventWords, stateWords } from '../wording.ts';
import { hashOf, machineAddress } from './address.ts';
import { transitionTone } from './coverageTone.ts';
import { Mark } from './Mark.tsx';
import { countIn } from './pathFilter.ts';
import styles from './TransitionTable.module.css';

type Props = { readonly machine: MachineReport; readonly walks: readonly number[] };

/** The chart in words: the same transitions, counts and marks. */
export function TransitionTable({ machine, walks }: Props) {
  return (
    <section className={styles.section}>
      <h2 id="transitions">Every transition</h2>
      <div className={styles.scroll}>
        <table className={styles.table} aria-labelledby="transitions">
          <thead>
            <tr>
              {['In', 'When', 'If', 'Goes to', 'Taken', 'Guard yes', 'Guard no'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {machine.transitions.map((transition) => (
              <Row key={transition.key} id={machine.id} transition={transition} walks={walks} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type RowProps = { readonly id: string; readonly transition: ReportTransition; readonly walks: readonly number[] };

function Row({ id, transition, walks }: RowProps) {
  const { key, source, eventType, guard, targets, hits, yes, no } = transition;
  return (
    <tr>
      <td>{stateWords(source)}</td>
      <td>
        <a href={hashOf(machineAddress(id, { arrow: key }))}>{eventWords(eventType)}</a>
      </td>
      <td>{guard ?? ''}</td>
      <td>{targets.length === 0 ? 'stays' : targets.map(stateWords).join(', ')}</td>
      <td className={styles.number}>
        <Mark tone={transitionTone(transition, walks)} /> {countIn(hits, walks).toLocaleString('en-GB')}
      </td>
      <td className={styles.number}>{guard === undefined ? '' : countIn(yes, walks).toLocaleString('en-GB')}</td>
      <td className={styles.number}>{guard === undefined ? '' : countIn(no, walks).toLocaleString('en-GB')}</td>
    </tr>
  );
}
