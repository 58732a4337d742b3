import type { MutantFigures, SourceFigures } from '../reportData.ts';
import { eventWords, inWords, stateWords } from '../wording.ts';
import { plural, unexplained } from './figures.ts';
import { Mark } from './Mark.tsx';
import styles from './MutantsPage.module.css';
import { ShareBar } from './ShareBar.tsx';
import { SourceMutants } from './SourceMutants.tsx';

type Mutants = { readonly mutants: readonly MutantFigures[]; readonly sources: readonly SourceFigures[] };

/** Broken machines and screens: each that the walks do not notice is a hole in them, or broken to no effect. */
export function MutantsPage({ mutants, sources }: Mutants) {
  const made = mutants.reduce((sum, machine) => sum + machine.made, 0);
  const killed = mutants.reduce((sum, machine) => sum + machine.killed, 0);
  const open = mutants.reduce((sum, machine) => sum + unexplained(machine), 0);
  const withSurvivors = mutants.filter(({ survivors }) => survivors.length > 0);
  const allCaught = mutants.filter(({ survivors }) => survivors.length === 0);
  return (
    <>
      <h1 tabIndex={-1}>{headline({ made, open })}</h1>
      <p className="lead">
        A mutant is a machine or a screen broken on purpose, by rule and not by hand: a transition dropped, led
        elsewhere, its guard turned round. The walks must fail on it.
        {made > 0 && ` They failed on ${killed.toLocaleString('en-GB')} of ${made.toLocaleString('en-GB')}.`}
      </p>
      {made === 0 && (
        <p className={`empty ${styles.first}`}>This run made none. “npm run paths” makes them after the walks.</p>
      )}
      {withSurvivors
        .toSorted((one, other) => unexplained(other) - unexplained(one))
        .map((machine) => (
          <Machine key={`${machine.machine} ${machine.broken}`} machine={machine} />
        ))}
      {allCaught.length > 0 && (
        <section className={styles.machine} aria-labelledby="all-caught">
          <h2 id="all-caught">Every one caught</h2>
          <ul className={styles.caught}>
            {allCaught.map(({ machine, broken, made: count }) => (
              <li key={`${machine} ${broken}`}>
                <Mark tone="covered" /> {inWords(machine)}, {brokenWords[broken]}: {count}
              </li>
            ))}
          </ul>
        </section>
      )}
      {sources.length > 0 && <SourceMutants sources={sources} />}
    </>
  );
}

function headline({ made, open }: { readonly made: number; readonly open: number }): string {
  if (made === 0) return 'No mutants in this report';
  return open === 0 ? 'Every mutant is caught, or changes nothing' : `${plural(open, 'mutant')} nobody noticed`;
}

function Machine({ machine }: { readonly machine: MutantFigures }) {
  const { machine: id, broken, made, killed, survivors } = machine;
  return (
    <section className={styles.machine} aria-labelledby={`${broken}-${id}`}>
      <div className={styles.head}>
        <h2 id={`${broken}-${id}`}>{inWords(id)}</h2>
        <p className={styles.broken}>{brokenWords[broken]}</p>
        <ShareBar share={{ total: made, covered: killed }} tone={unexplained(machine) === 0 ? 'covered' : 'partly'} />
      </div>
      <ul className={styles.survivors}>
        {survivors.map(({ mutant, reason }) => (
          <li key={mutant}>
            <Mark tone={reason ? 'none' : 'missed'} />
            <span>
              {mutantWords(mutant)}
              <span className={styles.why}>{reason ?? 'Nobody has said yet why nothing notices it.'}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `signIn.asking | password.entered | 1 is dropped` is "“password entered” of asking, branch 2, is dropped". */
function mutantWords(mutant: string): string {
  return mutant.replace(
    /(\S+) \| (\S+) \| (\d+)/g,
    (_, source: string, eventType: string, index: string) =>
      `“${eventWords(eventType)}” of ${stateWords(source)}${index === '0' ? '' : `, branch ${Number(index) + 1},`}`,
  );
}

const brokenWords: Record<MutantFigures['broken'], string> = {
  machine: 'the machine itself',
  classic: 'its classic screens',
  chat: 'its questions',
};
