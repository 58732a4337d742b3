import type { SourceFigures } from '../reportData.ts';
import { percentOf, plural, sourceShare } from './figures.ts';
import styles from './MutantsPage.module.css';
import { ShareBar } from './ShareBar.tsx';

/** Sources broken one operator at a time, in places drawn by a seed: the committed tests must fail. */
export function SourceMutants({ sources }: { readonly sources: readonly SourceFigures[] }) {
  return (
    <section aria-labelledby="sources">
      <h2 id="sources" className={styles.first}>
        Sources, one operator at a time
      </h2>
      <p className="lead">
        “npm run mutants” breaks places drawn by a seed and runs the committed tests near them. It counts as noticed
        what made one of them fail.
      </p>
      {sources.map((figures) => (
        <Area key={figures.area} figures={figures} />
      ))}
    </section>
  );
}

function Area({ figures }: { readonly figures: SourceFigures }) {
  const { area, mutants, timedOut, survived, noCoverage, seed, date, commit } = figures;
  const share = sourceShare(figures);
  return (
    <section className={styles.machine} aria-labelledby={area}>
      <div className={styles.head}>
        <h3 id={area}>{area}</h3>
        <ShareBar share={share} />
      </div>
      <p>
        {percentOf(share)} % of {plural(mutants, 'mutant')} noticed. {timedOut} did not end, {survived} went unnoticed,
        and {noCoverage} stand where no test comes. Drawn by seed {seed} on {date}, at commit {commit}.
      </p>
    </section>
  );
}
