import { useState } from 'react';
import type { MachineReport, ReportPath } from '../reportData.ts';
import { stateWords } from '../wording.ts';
import { hashOf } from './address.ts';
import { plural } from './figures.ts';
import { Mark } from './Mark.tsx';
import type { MachineAddress } from './machineAddress.ts';
import { PathFilters } from './PathFilters.tsx';
import styles from './PathList.module.css';
import { filterPaths, hasFailed, listedWords } from './pathFilter.ts';

type Props = { readonly machine: MachineReport; readonly address: MachineAddress };

/** Paths drawn at once; a machine may have thousands. */
const pageSize = 60;

/** The machine's paths in plain words, as far as the filter lets them. */
export function PathList({ machine, address }: Props) {
  const [most, setMost] = useState(pageSize);
  const paths = filterPaths(machine, address.filter);
  const rest = paths.length - most;
  return (
    <section className={styles.panel} aria-labelledby="paths">
      <h2 id="paths">Paths</h2>
      <PathFilters machine={machine} address={address} />
      <p className={styles.count} role="status">
        {paths.length === machine.paths.length
          ? plural(paths.length, 'path')
          : `${paths.length.toLocaleString('en-GB')} of ${plural(machine.paths.length, 'path')}`}
      </p>
      {paths.length === 0 && <p className="empty">No path has all of that. Take something out of the filter.</p>}
      <ol className={styles.list}>
        {paths.slice(0, most).map((path) => (
          <PathItem key={path.id} path={path} address={address} />
        ))}
      </ol>
      {rest > 0 && (
        <button
          type="button"
          className={`plain-button ${styles.more}`}
          data-print="hide"
          onClick={() => setMost(most + pageSize)}
        >
          Show {Math.min(rest, pageSize)} more of {rest.toLocaleString('en-GB')}
        </button>
      )}
    </section>
  );
}

function PathItem({ path, address }: { readonly path: ReportPath; readonly address: MachineAddress }) {
  const { id, start, steps, outcome, walkedBy, proves } = path;
  const hasPictures = walkedBy.some(({ pictures }) => pictures.length > 0);
  return (
    <li>
      <a className={styles.path} href={hashOf({ ...address, path: id, step: 0 })}>
        <span className={styles.start}>{start}</span>
        <span>{listedWords(path)}</span>
        <span className={styles.facts}>
          {hasFailed(path) && (
            <span className={styles.failed}>
              <Mark tone="missed" /> failed
            </span>
          )}
          <span>{plural(steps.length, 'step')}</span>
          <span>
            {outcome.isFinal ? 'ends' : 'stands'} in {stateWords(outcome.state)}
          </span>
          {hasPictures && <span>with pictures</span>}
          {proves.length > 0 && <span>{proves.join(', ')}</span>}
        </span>
      </a>
    </li>
  );
}
