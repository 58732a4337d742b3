import type { MachineFigures, TrendEntry } from '../reportData.ts';
import { inWords } from '../wording.ts';
import { hashOf, machineAddress } from './address.ts';
import { changeSince, ways } from './figures.ts';
import styles from './MachinesTable.module.css';
import { Mark } from './Mark.tsx';
import { ShareBar } from './ShareBar.tsx';

type Machines = {
  readonly machines: readonly MachineFigures[];
  readonly before: TrendEntry['machines'] | undefined;
};

export function MachinesTable({ machines, before }: Machines) {
  return (
    <section className={styles.section}>
      <h2 id="machines">Machines</h2>
      <p className="lead">
        Each is walked alone, then on the screens and in a browser; the last columns count transitions.
      </p>
      <table className={styles.table} aria-labelledby="machines">
        <thead>
          <tr>
            {['Machine', 'Paths', 'States', 'Transitions', 'Guards both ways', ...ways.map(({ name }) => name)].map(
              (name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {machines.map((machine) => (
            <MachineRow key={machine.id} machine={machine} before={before?.find(({ id }) => id === machine.id)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Row = { readonly machine: MachineFigures; readonly before: TrendEntry['machines'][number] | undefined };

function MachineRow({ machine, before }: Row) {
  const { id, paths, states, transitions, guards, walks, failures } = machine;
  return (
    <tr>
      <th scope="row">
        <a href={hashOf(machineAddress(id))}>{inWords(id)}</a>
        {failures > 0 && (
          <a className={styles.failed} href={hashOf(machineAddress(id, { failed: 'yes' }))}>
            {failures} failed
          </a>
        )}
      </th>
      <td data-name="Paths" className={styles.number}>
        {paths.toLocaleString('en-GB')}
        <Change now={paths} before={before?.paths} />
      </td>
      <td data-name="States">
        <ShareBar share={states} change={changeSince(states.total, before?.states.total)} />
      </td>
      <td data-name="Transitions">
        <ShareBar share={transitions} change={changeSince(transitions.total, before?.transitions.total)} />
      </td>
      <td data-name="Guards both ways">
        {guards.total === 0 ? (
          <Nothing words="no guard" />
        ) : (
          <ShareBar share={{ total: guards.total, covered: guards.both }} />
        )}
      </td>
      {ways.map(({ level, face, name }) => {
        const walk = walks.find((candidate) => candidate.level === level && candidate.face === face);
        return (
          <td key={name} data-name={name}>
            {walk ? (
              <ShareBar share={{ total: walk.asked, covered: walk.transitions }} />
            ) : (
              <Nothing words="not walked" />
            )}
          </td>
        );
      })}
    </tr>
  );
}

function Change({ now, before }: { readonly now: number; readonly before: number | undefined }) {
  const change = changeSince(now, before);
  return change ? <span className={styles.change}> {change}</span> : null;
}

const Nothing = ({ words }: { readonly words: string }) => (
  <span className={styles.nothing}>
    <Mark tone="none" />
    <span className="visually-hidden">{words}</span>
  </span>
);
