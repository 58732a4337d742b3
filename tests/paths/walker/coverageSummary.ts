import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askedOf } from './askedOf.ts';
import { reportFolder, type WalkRecord } from './walkRecord.ts';

/** `reports/paths/coverage.json`: what a run covered, machine by machine. */
export type CoverageSummary = {
  readonly machines: readonly MachineCoverage[];
  readonly requirements: { readonly total: number; readonly named: number };
};

type MachineCoverage = {
  readonly id: string;
  readonly states: { readonly total: number; readonly covered: number };
  readonly transitions: { readonly total: number; readonly covered: number };
  readonly guards: { readonly total: number; readonly both: number };
  readonly paths: number;
  /** Paths walked on its screens and in its chat, in jsdom and in a browser. */
  readonly faces: { readonly classic: number; readonly chat: number };
};

/** Figures of the machine alone; what another level left out is told by `gapsIn`. */
export function summarise(
  records: readonly WalkRecord[],
  requirements: CoverageSummary['requirements'],
): CoverageSummary {
  const machines = records
    .filter(({ level }) => level === 'machine')
    .map((record) => ({
      id: record.machine,
      states: { total: record.states.length, covered: record.states.filter(({ hits }) => hits > 0).length },
      transitions: {
        total: record.transitions.length,
        covered: record.transitions.filter(({ hits }) => hits > 0).length,
      },
      guards: { total: record.guards.length, both: record.guards.filter(({ yes, no }) => yes > 0 && no > 0).length },
      paths: record.paths.length,
      faces: { classic: pathsOn('classic', record.machine), chat: pathsOn('chat', record.machine) },
    }));
  return { machines, requirements };

  function pathsOn(face: WalkRecord['face'], machine: string): number {
    const walked = records.filter((record) => record.machine === machine && record.face === face);
    return walked.reduce((sum, { paths }) => sum + paths.length, 0);
  }
}

/** What a walk left out, or did not survive, in sentences. */
export function gapsIn({ machine, level, face, paths, ...walked }: WalkRecord): string[] {
  const isAsked = askedOf(walked);
  const states = walked.states.filter(({ id }) => isAsked(id));
  const transitions = walked.transitions.filter(({ key }) => isAsked(key));
  const guards = walked.guards.filter(({ transition }) => isAsked(transition));
  const walk = face === 'none' ? `${machine}, ${level}` : `${machine}, ${level}, ${face}`;
  return [
    ...states.filter(({ hits }) => hits === 0).map(({ id }) => `${walk}: state ${id} was never entered`),
    ...transitions.filter(({ hits }) => hits === 0).map(({ key }) => `${walk}: transition ${key} was never taken`),
    ...guards.filter(({ yes }) => yes === 0).map((gap) => `${walk}: ${gap.guard} of ${gap.transition} was never true`),
    ...guards.filter(({ no }) => no === 0).map((gap) => `${walk}: ${gap.guard} of ${gap.transition} was never false`),
    ...paths.flatMap(({ words, failure }) => (failure ? [`${walk}: ${words} failed: ${failure}`] : [])),
  ];
}

export function writeCoverage(summary: CoverageSummary): void {
  writeFileSync(join(reportFolder, 'coverage.json'), `${JSON.stringify(summary, undefined, 2)}\n`);
}
