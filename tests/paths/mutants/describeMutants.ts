import { expect, test } from 'vitest';
import type { AnyPathSpec } from '../walker/pathSpec.ts';
import { type Shape, short } from '../walker/shapes.ts';
import { type Walk, walksOf } from '../walker/walk.ts';
import { equivalentMutants } from './equivalentMutants.ts';
import { invariantsBroken } from './invariantsBroken.ts';
import { type Mutant, mutantsOf } from './makeMutants.ts';
import { recordMachineMutants } from './mutantRecord.ts';
import { sameAs } from './sameAs.ts';
import { noticing, passing } from './walkMutants.ts';

/** Mutants of a machine in a sample, spread evenly over all there are; `npm run paths` walks them all. */
const sampleSize = 5;

/** Milliseconds: a machine of eighty transitions is broken in four hundred ways. */
const longest = 600_000;

/** What is wrong after one beginning only is missed where another has proven it already. */
const shortFromEachStart: Shape = (graph) => short(graph, new Set());

/** Defines the tests that show the walks to notice a machine broken on purpose, and each invariant to be of use. */
export function describeMutants(spec: AnyPathSpec, { isSample }: { readonly isSample: boolean }): void {
  const { id } = spec.machine;
  test(`${id} broken in ${isSample ? 'some ways' : 'every way there is'} is noticed by its walks`, {
    timeout: longest,
  }, () => {
    const every = mutantsOf(spec.machine);
    const step = isSample ? Math.ceil(every.length / sampleSize) : 1;
    const mutants = every.filter((_, index) => index % step === 0);
    const walks = walksOf(spec, short);
    const isSame = sameAs(spec);
    const reasons = equivalentMutants[id] ?? {};
    const reasonOf = (mutant: Mutant) =>
      reasons[mutant.id] ?? (mutant.reasonIfSame && isSame(mutant.make()) ? mutant.reasonIfSame : undefined);
    let further: readonly Walk[] | undefined;
    const noticedFurther = (mutant: Mutant) => {
      if (reasonOf(mutant) !== undefined) return [];
      further ??= walksOf(spec, shortFromEachStart);
      return noticing(further.filter(passing(mutant)), mutant);
    };
    const verdicts = mutants.map((mutant) => {
      const noticedBy = noticing(walks, mutant);
      return { mutant, noticedBy: noticedBy.length > 0 ? noticedBy : noticedFurther(mutant) };
    });
    const survivors = verdicts
      .filter(({ noticedBy }) => noticedBy.length === 0)
      .map(({ mutant }) => ({ mutant: mutant.id, reason: reasonOf(mutant) }));
    if (!isSample) {
      recordMachineMutants({ machine: id, made: every.length, killed: every.length - survivors.length, survivors });
    }
    expect(survivors.filter(({ reason }) => reason === undefined).map(({ mutant }) => mutant)).toEqual([]);
    if (isSample) return;
    const surviving = new Set(survivors.map(({ mutant }) => mutant));
    expect(
      Object.keys(reasons).filter((mutant) => !surviving.has(mutant)),
      'reasons of mutants that are killed',
    ).toEqual([]);
    expect(uselessInvariants(spec, verdicts), 'invariants that no mutant breaks').toEqual([]);
  });
}

type Noticed = { readonly mutant: Mutant; readonly noticedBy: readonly Walk[] };

/** An invariant that nothing can break says nothing. */
function uselessInvariants({ invariants = {} }: AnyPathSpec, verdicts: readonly Noticed[]): string[] {
  const unbroken = new Set(Object.keys(invariants));
  for (const { mutant, noticedBy } of verdicts) {
    for (const walk of noticedBy) {
      if (unbroken.size === 0) return [];
      for (const sentence of invariantsBroken(walk, mutant.make())) unbroken.delete(sentence);
    }
  }
  return [...unbroken];
}
