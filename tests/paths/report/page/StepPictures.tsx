import type { MachineReport, ReportPath } from '../reportData.ts';
import styles from './StepPictures.module.css';

type Props = { readonly machine: MachineReport; readonly path: ReportPath; readonly step: number };

const faces = [
  { face: 'classic', name: 'Classic screens' },
  { face: 'chat', name: 'Guided chat' },
] as const;

/** What the sender sees after the step looked at, in both faces side by side, and after every step below. */
export function StepPictures({ machine, path, step }: Props) {
  const picturesOf = (face: string) =>
    path.walkedBy.find(({ walk, pictures }) => machine.walks[walk]?.face === face && pictures.length > 0)?.pictures ??
    [];
  const shown = faces.map(({ face, name }) => ({ name, pictures: picturesOf(face) }));
  const moments = ['Begins', ...path.steps.map(({ label }) => label)].map((label, number) => ({ label, number }));
  if (shown.every(({ pictures }) => pictures.length === 0)) {
    return (
      <section className={styles.section} aria-labelledby="pictures">
        <h2 id="pictures">What the sender sees</h2>
        <p className="empty">{emptyWords(machine)}</p>
      </section>
    );
  }
  return (
    <section className={styles.section} aria-labelledby="pictures">
      <h2 id="pictures">What the sender sees</h2>
      <Pair shown={shown} step={step} label={moments[step]?.label ?? ''} />
      <details className={styles.all}>
        <summary>Every step of this path</summary>
        <ol className={styles.strip}>
          {moments.map(({ label, number }) => (
            <li key={number}>
              <p>
                {number}. {label}
              </p>
              <Pair shown={shown} step={number} label={label} />
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

type Shown = readonly { readonly name: string; readonly pictures: readonly (string | undefined | null)[] }[];

function Pair({ shown, step, label }: { readonly shown: Shown; readonly step: number; readonly label: string }) {
  return (
    <div className={styles.pair}>
      {shown.map(({ name, pictures }) => {
        const picture = pictures[step];
        return (
          <figure key={name}>
            <figcaption>{name}</figcaption>
            {picture ? (
              <img src={`screenshots/${picture}`} alt={`${name} after “${label}”`} loading="lazy" />
            ) : (
              <p className="empty">
                {pictures.length === 0 ? `No ${name.toLowerCase()} walked this path.` : 'No picture of this step.'}
              </p>
            )}
          </figure>
        );
      })}
    </div>
  );
}

function emptyWords({ walks }: MachineReport): string {
  return walks.some(({ pictures }) => pictures > 0)
    ? 'Pictures are taken along tours; this path is not one of them. Choose one marked “with pictures”.'
    : 'No browser run in this report yet. “npm run paths” takes the pictures.';
}
