import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describedRequirements, idsMeantIn } from '#tests/requirementIds.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Where a requirement is proven: tests by their titles, and specs of paths by what being walked proves. */
const folders = ['domain', 'contract', 'server', 'sandbox', 'src', 'tests', 'scripts', 'bench'];

/** How many of the requirements at least one test or path proves. */
export function namedRequirements(): { total: number; named: number } {
  const proofs = proofsOfRequirements();
  const described = describedRequirements();
  return { total: described.length, named: described.filter(({ name }) => proofs.has(name)).length };
}

/** How many files name each requirement that any names. */
export function proofsOfRequirements(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const proofs = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test\.tsx?|paths\.ts)$/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );
  for (const name of proofs.flatMap(idsMeantIn)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
