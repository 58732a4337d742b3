import { useState } from 'react';
import type { ReportOverview, RequirementLine } from '../reportData.ts';
import { inWords } from '../wording.ts';
import { hashOf, machineAddress } from './address.ts';
import { plural, type Share } from './figures.ts';
import { Mark } from './Mark.tsx';
import styles from './RequirementsPage.module.css';
import { ShareBar } from './ShareBar.tsx';

type Props = Pick<ReportOverview, 'requirements' | 'areas'>;

/** What the product has to do, and which of it no test speaks of. */
export function RequirementsPage({ requirements, areas }: Props) {
  const [isShowingAll, setShowingAll] = useState(false);
  const unnamed = requirements.filter(({ tests }) => tests === 0);
  const inArea = areas.map(({ area, about }) => ({
    area,
    // Who delivers what is no concern of a reader's.
    about: about.replace(/ — issue .*$/, ''),
    lines: requirements.filter((line) => areaOf(line) === area),
  }));
  const isOpen = ({ lines }: AreaLines) => lines.some(({ tests }) => tests === 0);
  const whole = isShowingAll ? [] : inArea.filter((area) => !isOpen(area));
  return (
    <>
      <h1 tabIndex={-1}>
        {unnamed.length === 0
          ? 'Every requirement has a test'
          : `${plural(unnamed.length, 'requirement')} no test names`}
      </h1>
      <p className="lead">
        {plural(requirements.length, 'requirement')} are written down in docs/requirements. A test names what it proves
        in its title; a path, through the invariants that hold along it.
      </p>
      <label className={styles.toggle} data-print="hide">
        <input type="checkbox" checked={isShowingAll} onChange={(event) => setShowingAll(event.target.checked)} />
        Show those that are named, too
      </label>
      {inArea
        .filter((area) => isShowingAll || isOpen(area))
        .map((area) => (
          <Area key={area.area} {...area} isShowingAll={isShowingAll} />
        ))}
      {whole.length > 0 && (
        <section className={styles.area} aria-labelledby="whole">
          <div className={styles.head}>
            <h2 id="whole">Every line named</h2>
          </div>
          <ul className={styles.whole}>
            {whole.map(({ area, about, lines }) => (
              <li key={area}>
                <Mark tone="covered" /> <strong>{area}</strong> {about}: {lines.length.toLocaleString('en-GB')}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const areaOf = ({ name }: RequirementLine) => name.slice(0, name.indexOf('-'));

type AreaLines = {
  readonly area: string;
  readonly about: string;
  readonly lines: readonly RequirementLine[];
};

function Area({ area, about, lines, isShowingAll }: AreaLines & { readonly isShowingAll: boolean }) {
  const shown = isShowingAll ? lines : lines.filter(({ tests }) => tests === 0);
  const share: Share = { total: lines.length, covered: lines.filter(({ tests }) => tests > 0).length };
  return (
    <section className={styles.area} aria-labelledby={area}>
      <div className={styles.head}>
        <h2 id={area}>{area}</h2>
        <p>{about}</p>
        <ShareBar share={share} />
      </div>
      <ul className={styles.lines}>
        {shown.map((line) => (
          <Line key={line.name} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line: { name, statement, tests, paths } }: { readonly line: RequirementLine }) {
  return (
    <li className={styles.line}>
      <Mark tone={tests > 0 ? 'covered' : 'missed'} />
      <strong>{name}</strong>
      <span>
        <Code text={statement} />
      </span>
      <span className={styles.proof}>
        {tests === 0 ? <span className="visually-hidden">no test names it</span> : plural(tests, 'test file')}
        {Object.entries(paths).map(([machine, count]) => (
          <a key={machine} href={hashOf(machineAddress(machine, { text: name }))}>
            {plural(count, 'path')} of {inWords(machine)}
          </a>
        ))}
      </span>
    </li>
  );
}

/** What stands between back ticks is code. */
function Code({ text }: { readonly text: string }) {
  const parts = text.split('`').map((part, number) => ({ part, number }));
  return parts.map(({ part, number }) => (number % 2 === 1 ? <code key={number}>{part}</code> : part));
}
