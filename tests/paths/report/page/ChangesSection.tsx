import type { ReactNode } from 'react';
import type { Changes, NamesChanged, TrendEntry } from '../reportData.ts';
import { inWords } from '../wording.ts';
import { hashOf, machineAddress } from './address.ts';
import styles from './ChangesSection.module.css';
import { changeSince, duration, percentOf, plural, runTime } from './figures.ts';

type Props = { readonly changes: Changes | undefined; readonly before: TrendEntry | undefined };

/** What came and went since the run that this one is compared with, by name, and in whose name that one was accepted. */
export function ChangesSection({ changes, before }: Props) {
  return (
    <section className={styles.section} aria-labelledby="changes">
      <h2 id="changes">What changed</h2>
      <p className="lead">{signOffWords(before)}</p>
      {changes ? (
        <Everything changes={changes} />
      ) : (
        <p className="empty">No run was accepted by name to compare with.</p>
      )}
    </section>
  );
}

function signOffWords(before: TrendEntry | undefined): string {
  if (!before) return 'No earlier run is accepted yet.';
  const { signedOff, run } = before;
  if (!signedOff) return `The run of ${runTime(run)} was accepted in nobody’s name.`;
  return `The run of ${runTime(run)} was accepted by ${signedOff.by} on ${day(signedOff.on)}.`;
}

const day = (on: string): string => new Date(on).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function Everything({ changes: { machines, requirements, mutants, seconds } }: { readonly changes: Changes }) {
  const share = (count: Changes['mutants']['now']) => percentOf({ total: count.made, covered: count.killed });
  return (
    <dl className={styles.changes}>
      <Row name="Requirements an assertion names">
        <Names names={requirements} />
      </Row>
      <Row name="Breaks noticed">
        {mutants.now.killed.toLocaleString('en-GB')} of {mutants.now.made.toLocaleString('en-GB')} ({share(mutants.now)}{' '}
        %), before {mutants.before.killed.toLocaleString('en-GB')} of {mutants.before.made.toLocaleString('en-GB')} (
        {share(mutants.before)} %)
      </Row>
      <Row name="Time">{seconds.length === 0 ? 'not measured' : seconds.map(secondsWords).join(' · ')}</Row>
      {machines.length === 0 && <Row name="Machines">the same states, guards and paths</Row>}
      {machines.map(({ id, states, guards, paths }) => (
        <Row key={id} name={inWords(id)} href={hashOf(machineAddress(id))}>
          <Names what="state" names={states} />
          <Names what="guard" names={guards} />
          <Names what="path" names={paths} />
        </Row>
      ))}
    </dl>
  );
}

type RowProps = { readonly name: string; readonly href?: string; readonly children: ReactNode };

function Row({ name, href, children }: RowProps) {
  return (
    <>
      <dt>{href ? <a href={href}>{name}</a> : name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function secondsWords({ part, before, now }: Changes['seconds'][number]): string {
  if (now === undefined) return `${part}: not in this run`;
  const change = changeSince(now, before);
  return `${part}: ${duration(now)}${change ? ` (${change} s)` : ''}`;
}

function Names({ what, names: { came, went } }: { readonly what?: string; readonly names: NamesChanged }) {
  if (came.length + went.length === 0) return what === undefined ? 'the same' : null;
  return (
    <>
      <NameList words="came" what={what} names={came} />
      <NameList words="went" what={what} names={went} />
    </>
  );
}

type NameListProps = { readonly words: string; readonly what: string | undefined; readonly names: readonly string[] };

function NameList({ words, what, names }: NameListProps) {
  if (names.length === 0) return null;
  return (
    <details>
      <summary>
        {what === undefined ? names.length.toLocaleString('en-GB') : plural(names.length, what)} {words}
      </summary>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
