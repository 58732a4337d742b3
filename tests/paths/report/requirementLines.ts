import { type Assertion, assertionsOfRequirements } from '#tests/requirementAssertions.ts';
import { describedRequirements, idsMeantIn } from '#tests/requirementIds.ts';
import { type AssertionRun, lastRunOf } from '#tests/setup/assertionRecord.ts';
import type { MachineReport, RequirementLine, ShownAssertion } from './reportData.ts';

type Known = {
  readonly run: string;
  readonly machines: readonly MachineReport[];
  /** Of a test file, what became of its assertions when they last ran. */
  readonly lastRunOf?: (file: string) => readonly AssertionRun[];
};

/** Each requirement with the assertions that name it, what became of them, and the walked paths they were asked along. */
export function requirementLines({ run, machines, lastRunOf: ran = lastRunOf }: Known): RequirementLine[] {
  const assertions = assertionsOfRequirements();
  const runs = new Map<string, readonly AssertionRun[]>();
  const runsOf = (file: string) => {
    const known = runs.get(file) ?? ran(file);
    runs.set(file, known);
    return known;
  };
  return describedRequirements().map(({ name, statement }) => {
    const naming = assertions.get(name) ?? [];
    return {
      name,
      statement,
      assertions: byFile(naming).flatMap((inFile) =>
        isWalked(inFile[0]) ? inFile.map(walkedIn(machines, { name, run })) : tested(inFile, { name, runsOf }),
      ),
      paths: Object.fromEntries(
        machines
          .map(({ id, paths }) => [id, paths.filter(({ proves }) => proves.includes(name)).length] as const)
          .filter(([, proving]) => proving > 0),
      ),
    };
  });
}

const byFile = (assertions: readonly Assertion[]) =>
  [...new Set(assertions.map(({ file }) => file))].map((file) => assertions.filter((one) => one.file === file));

const isWalked = (assertion: Assertion | undefined): boolean => assertion?.file.endsWith('.paths.ts') ?? false;

/** As the tests were called when they ran, row by row of their tables; where none has run here, as they are written. */
function tested(
  written: readonly Assertion[],
  { name, runsOf }: { readonly name: string; readonly runsOf: (file: string) => readonly AssertionRun[] },
): ShownAssertion[] {
  const [{ file, level } = { file: '', level: 'unit' as const }] = written;
  const ran = runsOf(file).filter((run) => idsMeantIn(run.name).includes(name));
  if (ran.length === 0) return written.map(({ title }) => ({ file, level, title }));
  return ran.map(({ name: title, isPassed, ranAt }) => ({ file, level, title, isPassed, ranAt }));
}

/** An invariant was asked along every path that came where it has to hold. */
const walkedIn =
  (machines: readonly MachineReport[], { name, run }: { readonly name: string; readonly run: string }) =>
  ({ file, level, title }: Assertion): ShownAssertion => {
    const walked = machines
      .filter(({ id }) => file.endsWith(`/${id}.paths.ts`))
      .flatMap(({ paths }) => paths.filter(({ proves }) => proves.includes(name)));
    if (walked.length === 0) return { file, level, title };
    const isPassed = walked.every(({ walkedBy }) => walkedBy.every(({ failure }) => failure === undefined));
    return { file, level, title, isPassed, ranAt: run };
  };
