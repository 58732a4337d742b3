import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readAreaFigures } from '../mutants/sourceMutants.ts';
import { currentRun, readWalkRecords, reportFolder, screenshotFolder, type WalkRecord } from '../walker/walkRecord.ts';
import { inventoryOf, readInventory, writeInventory } from './acceptedRun.ts';
import { composeReport } from './composeReport.ts';
import { mutantFigures } from './mutantFigures.ts';
import type { ReportOverview, SignOff } from './reportData.ts';
import { writeReportFiles } from './reportFiles.ts';
import { acceptRun, runAcceptedAt, runBefore } from './trend.ts';

const specFolder = resolve(import.meta.dirname, '../specs');

/** Writes `reports/paths/index.html` from the records of the last run; accepted, it is what later runs compare with. */
export async function writeReport({
  accept,
  since,
  parts = [],
}: {
  /** Whoever takes the run for good. */
  readonly accept?: SignOff | undefined;
  /** A commit or tag: what had been accepted there is what this run is compared with. */
  readonly since?: string | undefined;
  readonly parts?: ReportOverview['parts'];
} = {}): Promise<void> {
  const records = readWalkRecords().filter(isOfTheProduct);
  const run =
    currentRun() ??
    records
      .map((record) => record.run)
      .toSorted()
      .at(-1);
  if (run === undefined) throw new Error('Nothing was walked: run `npm run paths`, which walks and then reports');
  const report = await composeReport({
    ...{ records, run, parts },
    before: since === undefined ? runBefore(run) : runAcceptedAt(since),
    inventory: readInventory(since),
    mutants: mutantFigures(run),
    sources: Object.entries(readAreaFigures()).map(([area, figures]) => ({ area, ...figures })),
    pictures: screenshotFolder,
  });
  await writeReportFiles(reportFolder, report);
  if (!accept) return;
  acceptRun(report.overview, accept);
  writeInventory(inventoryOf(report));
}

/** The walker's own tests walk machines of their own; they have no spec among the product's. */
const isOfTheProduct = ({ machine }: WalkRecord) => existsSync(join(specFolder, `${machine}.paths.ts`));
