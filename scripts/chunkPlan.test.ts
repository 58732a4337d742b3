import { describe, expect, test } from 'vitest';
import { type Load, type Modules, planChunks } from './chunkPlan.ts';

const modulesOf = (described: Readonly<Record<string, readonly [bytes: number, ...imports: string[]]>>): Modules =>
  new Map(Object.entries(described).map(([id, [bytes, ...imports]]) => [id, { bytes, imports }]));
const load = (...roots: string[]): Load => ({ roots, weight: 1 });
const chunksOf = (modules: Modules, loads: readonly Load[]) =>
  planChunks(modules, loads)
    .map(({ modules: members }) => members.toSorted().join('+'))
    .sort();

describe('modules in files', () => {
  test('are together when the same pages fetch them', () => {
    const modules = modulesOf({ page: [50_000, 'field'], field: [50_000, 'icon'], icon: [50_000] });
    expect(chunksOf(modules, [load('page')])).toEqual(['field+icon+page']);
  });

  test('are apart where a page would get more than a request is worth', () => {
    const modules = modulesOf({ one: [50_000, 'both'], other: [50_000, 'both'], both: [50_000] });
    expect(chunksOf(modules, [load('one'), load('other')])).toEqual(['both', 'one', 'other']);
  });

  test('are together where what a page does not need is less than a request', () => {
    const modules = modulesOf({
      one: [50_000, 'both', 'little'],
      other: [50_000, 'both'],
      both: [50_000],
      little: [100],
    });
    expect(chunksOf(modules, [load('one'), load('other')])).toEqual(['both', 'little+one', 'other']);
    const little = modulesOf({ one: [100, 'both'], other: [100, 'both'], both: [100] });
    expect(chunksOf(little, [load('one'), load('other')])).toEqual(['both+one+other']);
  });

  test('weigh by how often a page is opened', () => {
    const modules = modulesOf({ one: [2_000, 'both'], other: [30_000, 'both'], both: [50_000] });
    const rarelyOther = [{ ...load('one'), weight: 10 }, load('other')];
    expect(chunksOf(modules, rarelyOther)).toEqual(['both+one', 'other']);
    const oftenOther = [load('one'), { ...load('other'), weight: 10 }];
    expect(chunksOf(modules, oftenOther)).toEqual(['both+other', 'one']);
  });

  test('never import one another in a circle, and have a rank above what they import', () => {
    // The first and the last are wanted by nearly the same pages, the one between them by fewer.
    const modules = modulesOf({ top: [10, 'middle'], middle: [90_000, 'bottom'], bottom: [10], alone: [10, 'bottom'] });
    const plan = planChunks(modules, [load('top'), load('middle'), load('alone')]);
    const chunkOf = (id: string) => plan.find(({ modules: members }) => members.includes(id));
    for (const [id, { imports }] of modules) {
      for (const imported of imports) {
        const [importer, target] = [chunkOf(id), chunkOf(imported)];
        expect(importer === target || (importer?.rank ?? 0) > (target?.rank ?? 0)).toBe(true);
      }
    }
  });

  test('that nothing fetches are in none', () => {
    expect(chunksOf(modulesOf({ page: [10], unused: [10] }), [load('page')])).toEqual(['page']);
  });
});
