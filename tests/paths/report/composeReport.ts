import { requirementAreas } from '#tests/requirementIds.ts';
import { type WalkRecord, walkFaces, walkLevels } from '../walker/walkRecord.ts';
import { inventoryOf } from './acceptedRun.ts';
import { changesBetween } from './changes.ts';
import { layoutChart } from './chartLayout.ts';
import { figuresOf, machineReport } from './machineReport.ts';
import { stalePictures } from './pictures.ts';
import type { Inventory, MachineReport, ReportOverview } from './reportData.ts';
import { requirementLines } from './requirementLines.ts';

export type Report = { readonly overview: ReportOverview; readonly machines: readonly MachineReport[] };

type Run = Pick<ReportOverview, 'run' | 'before' | 'mutants' | 'sources' | 'parts'> & {
  /** What there was to walk in the run this one is compared with. */
  readonly inventory?: Inventory | undefined;
  /** Of any run; those of another are only named. */
  readonly records: readonly WalkRecord[];
  /** Where the pictures are. */
  readonly pictures: string;
};

/** Everything the page shows of one run. Refuses pictures that are missing or older than the run. */
export async function composeReport({ records, pictures, inventory, ...figures }: Run): Promise<Report> {
  const { run } = figures;
  const ofThisRun = records.filter((record) => record.run === run);
  const stale = stalePictures(ofThisRun, { run, folder: pictures });
  if (stale.length > 0) throw new Error(`The report may not show these pictures:\n${stale.join('\n')}`);
  const machines = await machineReports(ofThisRun);
  const report: Report = {
    machines,
    overview: {
      ...figures,
      changes: undefined,
      machines: machines.map(figuresOf),
      requirements: requirementLines({ run, machines }),
      areas: requirementAreas(),
      leftOut: records.filter((record) => record.run !== run).map(nameOf),
    },
  };
  const changes = inventory && changesBetween(inventory, inventoryOf(report));
  return { machines, overview: { ...report.overview, changes } };
}

const nameOf = ({ machine, level, face }: WalkRecord) => `${machine}.${level}.${face}`;

/** The machine alone first, then ever more of the product around it. */
const byWay = (one: WalkRecord, other: WalkRecord): number =>
  walkLevels.indexOf(one.level) - walkLevels.indexOf(other.level) ||
  walkFaces.indexOf(one.face) - walkFaces.indexOf(other.face);

async function machineReports(records: readonly WalkRecord[]): Promise<MachineReport[]> {
  const reports: MachineReport[] = [];
  for (const id of new Set(records.map(({ machine }) => machine))) {
    const ofMachine = records.filter(({ machine }) => machine === id).toSorted(byWay);
    const [chart] = ofMachine;
    if (chart) reports.push(machineReport(ofMachine, await layoutChart(chart)));
  }
  return reports;
}
