import { describedRequirements } from '#tests/requirementIds.ts';
import { proofsOfRequirements } from '../walker/namedRequirements.ts';
import type { MachineReport, RequirementLine } from './reportData.ts';

/** Each requirement with the test files that name it and the walked paths that prove it. */
export function requirementLines(machines: readonly MachineReport[]): RequirementLine[] {
  const proofs = proofsOfRequirements();
  return describedRequirements().map(({ name, statement }) => ({
    name,
    statement,
    tests: proofs.get(name) ?? 0,
    paths: Object.fromEntries(
      machines
        .map(({ id, paths }) => [id, paths.filter(({ proves }) => proves.includes(name)).length] as const)
        .filter(([, proving]) => proving > 0),
    ),
  }));
}
