import { type AssertionLevel, assertionLevels } from '#tests/assertionLevels.ts';
import type { RequirementLine, ShownAssertion } from '../reportData.ts';
import { runTime } from './figures.ts';
import { Mark } from './Mark.tsx';
import styles from './RequirementsPage.module.css';

const levelWords: Record<AssertionLevel, string> = {
  unit: 'unit',
  screen: 'screen',
  server: 'on the server',
  walk: 'walk',
  api: 'over HTTP',
  browser: 'browser',
};

export const hasFailed = ({ assertions }: Pick<RequirementLine, 'assertions'>): boolean =>
  assertions.some(({ isPassed }) => isPassed === false);

/** How often a requirement is asserted at each level, and each assertion with what became of it last. */
export function Assertions({ line: { assertions } }: { readonly line: Pick<RequirementLine, 'assertions'> }) {
  const counts = assertionLevels
    .map((level) => ({ level, count: assertions.filter((assertion) => assertion.level === level).length }))
    .filter(({ count }) => count > 0);
  return (
    <details className={styles.assertions}>
      <summary>{counts.map(({ level, count }) => `${count} ${levelWords[level]}`).join(' · ')}</summary>
      <ul>
        {assertions.map((assertion) => (
          <li key={`${assertion.file} ${assertion.title}`}>
            <Mark tone={toneOf(assertion)} />
            <span>
              {assertion.title}
              <span className={styles.ran}>
                <code>{assertion.file}</code> {ranWords(assertion)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function toneOf({ isPassed }: ShownAssertion) {
  if (isPassed === undefined) return 'none';
  return isPassed ? 'covered' : 'missed';
}

function ranWords({ isPassed, ranAt }: ShownAssertion): string {
  if (ranAt === undefined) return 'has not run here';
  return `${isPassed ? 'held' : 'failed'} on ${runTime(ranAt)}`;
}
