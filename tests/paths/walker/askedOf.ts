import type { Gaps } from './coverage.ts';
import type { WalkRecord } from './walkRecord.ts';

/** What a level leaves out of a chart, by the ids of states and the keys of transitions, each with its reason. */
export type LeftOut = Pick<WalkRecord, 'endsAt' | 'outOfReach'>;

/** Whether a level is asked to walk this state or transition. */
export function askedOf({ endsAt = {}, outOfReach = {} }: LeftOut): (id: string) => boolean {
  const unreached = Object.keys(outOfReach);
  return (id) => {
    const [source = id, ...event] = id.split(' | ');
    const isLeft = event.length > 0 && source in endsAt;
    return !isLeft && !unreached.some((out) => out === id || out === source || source.startsWith(`${out}.`));
  };
}

/** Reasons that nothing needs: what is said to be out of reach, and was walked. */
export function reasonsUnneeded({ outOfReach = {} }: LeftOut, { states, transitions, neverFalse }: Gaps): string[] {
  const missing = new Set([...states, ...[...transitions, ...neverFalse].map(({ key }) => key)]);
  return Object.keys(outOfReach).filter((id) => !missing.has(id));
}
