import { readMutantRecord } from '../mutants/mutantRecord.ts';
import type { MutantFigures } from './reportData.ts';

/** What became of the machines and screens this run broke on purpose. */
export function mutantFigures(run: string): MutantFigures[] {
  const { machines = [], screens = [] } = readMutantRecord(run) ?? {};
  return [
    ...machines.map(({ machine, made, killed, survivors }) => {
      return { machine, broken: 'machine' as const, made, killed, survivors };
    }),
    ...screens.map(({ machine, face, made, caught, survivors }) => {
      return { machine, broken: face, made, killed: caught, survivors };
    }),
  ];
}
