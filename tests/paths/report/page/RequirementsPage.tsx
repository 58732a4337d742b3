import { useState } from 'react';
import type { ReportOverview, RequirementLine } from '../reportData.ts';
import { inWords } from '../wording.ts';
import { Assertions, hasFailed } from './Assertions.tsx';
import { hashOf, machineAddress } from './address.ts';
import { isNamed, plural, type Share } from './figures.ts';
import { Mark } from './Mark.tsx';
import styles from './RequirementsPage.module.css';
import { ShareBar } from './ShareBar.tsx';

type Props = Pick<ReportOverview, 'requirements' | 'areas'>;

/** What the product has to do, and which of it no test speaks of. */
export function RequirementsPage({ requirements, areas }: Props) {
  const [isShowingAll, setShowingAll] = useState(false);
  const unnamed = requirements.filter((line) => !isNamed(line));
  const inArea = areas.map(({ area, about }) => ({
    area,
    // Who delivers what is no concern of a reader's.
    about: about.replace(/ — issue .*$/, ''),
    lines: requirements.filter((line) => areaOf(line) === area),
  }));
  const isOpen = ({ lines }: AreaLines) => lines.some((line) => !isNamed(line) || hasFailed(line));
  const whole = isShowingAll ? [] : inArea.filter((area) => !isOpen(area));
  return (
    <>
      <h1 tabIndex={-1}>
        {unnamed.length === 0
          ? 'Every requirement has an assertion'
          : `${plural(unnamed.length, 'requirement')} without an assertion`}
      </h1>
      <p className="lead">
        {plural(requirements.length, 'requirement')} are written down in docs/requirements. A test proves what its title
        names, and a path what an invariant asked along it names. Only on the server, over HTTP and in a browser does
        the server answer itself; elsewhere a stand-in answers, which proves nothing about it.
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
  const shown = isShowingAll ? lines : lines.filter((line) => !isNamed(line) || hasFailed(line));
  const share: Share = { total: lines.length, covered: lines.filter(isNamed).length };
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

function Line({ line }: { readonly line: RequirementLine }) {
  const { name, statement, paths } = line;
  return (
    <li className={styles.line}>
      <Mark tone={isNamed(line) && !hasFailed(line) ? 'covered' : 'missed'} />
      <strong>{name}</strong>
      <span>
        <Code text={statement} />
      </span>
      <span className={styles.proof}>
        {isNamed(line) ? (
          <Assertions line={line} />
        ) : (
          <span className="visually-hidden">nothing is asserted of it</span>
        )}
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
