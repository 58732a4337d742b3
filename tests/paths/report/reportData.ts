import type { Assertion } from '#tests/requirementAssertions.ts';
import type { AreaFigures } from '../mutants/sourceMutants.ts';
import type { DoneBy } from '../walker/doneBy.ts';
import type { WalkedPath, WalkRecord } from '../walker/walkRecord.ts';
import type { ChartLayout } from './chartLayout.ts';

/** What the page shows, as `writeReport` hands it over. Places are positions in the lists beside them. */
export type ReportOverview = {
  /** When the run began. */
  readonly run: string;
  readonly machines: readonly MachineFigures[];
  readonly requirements: readonly RequirementLine[];
  /** What the areas of the requirements are about. */
  readonly areas: readonly { readonly area: string; readonly about: string }[];
  /** Figures of the last accepted run, if there was one before this. */
  readonly before: TrendEntry | undefined;
  /** What came and went since the run this one is compared with, where that was kept by name. */
  readonly changes: Changes | undefined;
  readonly mutants: readonly MutantFigures[];
  /** What `npm run mutants` last counted in each area of the sources. */
  readonly sources: readonly SourceFigures[];
  /** Records that belong to another run, by name; they are shown nowhere else. */
  readonly leftOut: readonly string[];
  /** How long each part of the run took, as far as it was asked for. */
  readonly parts: readonly RunPart[];
};

type RunPart = { readonly part: 'machine' | 'screens' | 'browser' | 'mutants'; readonly seconds: number };

export type MachineFigures = {
  readonly id: string;
  readonly states: { readonly total: number; readonly covered: number };
  readonly transitions: { readonly total: number; readonly covered: number };
  readonly guards: { readonly total: number; readonly both: number };
  readonly paths: number;
  readonly failures: number;
  readonly walks: readonly WalkFigures[];
};

/** One level and face of a machine's walks. */
export type WalkFigures = Pick<WalkRecord, 'level' | 'face' | 'shape' | 'milliseconds'> & {
  readonly paths: number;
  readonly transitions: number;
  /** Transitions that can be walked there at all: none from where its pages go elsewhere. */
  readonly asked: number;
  /** States from which nothing is walked there, and why. */
  readonly endsAt: readonly { readonly state: string; readonly why: string }[];
  /** States and transitions that nothing leads to there, and why. */
  readonly outOfReach: readonly { readonly place: string; readonly why: string }[];
  readonly pictures: number;
  /** What a person did along its paths, by how it was done. */
  readonly steps: Readonly<Record<DoneBy, number>>;
};

export type RequirementLine = {
  readonly name: string;
  readonly statement: string;
  /** What was asserted in its name. */
  readonly assertions: readonly ShownAssertion[];
  /** Walked paths along which such an assertion was made, by machine. */
  readonly paths: Readonly<Record<string, number>>;
};

/** An assertion and what became of it, if it ran where the report was written. */
export type ShownAssertion = Assertion & { readonly isPassed?: boolean; readonly ranAt?: string };

/** What there was to walk in a run, by name; of the last accepted one it is committed in `docs/accepted-run.json`. */
export type Inventory = {
  readonly run: string;
  /** How long each part of the run took. */
  readonly seconds: Readonly<Record<string, number>>;
  readonly mutants: MutantCount;
  /** Those an assertion names. */
  readonly requirements: readonly string[];
  readonly machines: Readonly<Record<string, Readonly<Record<'states' | 'guards' | 'paths', readonly string[]>>>>;
};

type MutantCount = { readonly made: number; readonly killed: number };

export type NamesChanged = { readonly came: readonly string[]; readonly went: readonly string[] };

export type MachineChanges = { readonly id: string } & Readonly<Record<'states' | 'guards' | 'paths', NamesChanged>>;

export type Changes = {
  /** The run that this one is compared with. */
  readonly since: string;
  readonly requirements: NamesChanged;
  readonly mutants: { readonly before: MutantCount; readonly now: MutantCount };
  readonly seconds: readonly {
    readonly part: string;
    readonly before: number | undefined;
    readonly now: number | undefined;
  }[];
  readonly machines: readonly MachineChanges[];
};

/** Who took a run for good, and on what day. */
export type SignOff = { readonly by: string; readonly on: string };

/** The figures of a run that was accepted, committed in `docs/paths-trend.json`. */
export type TrendEntry = {
  readonly run: string;
  /** Runs accepted before names were kept have none. */
  readonly signedOff?: SignOff | undefined;
  readonly machines: readonly Omit<MachineFigures, 'walks' | 'failures'>[];
  readonly requirements: { readonly total: number; readonly named: number };
};

export type MutantFigures = {
  readonly machine: string;
  /** What was broken: the machine itself, or what shows it in one face. */
  readonly broken: 'machine' | 'classic' | 'chat';
  readonly made: number;
  readonly killed: number;
  /** A reason says why nothing can notice it; without one nobody looked yet. */
  readonly survivors: readonly { readonly mutant: string; readonly reason?: string | undefined }[];
};

export type SourceFigures = AreaFigures & { readonly area: string };

export type MachineReport = {
  readonly id: string;
  readonly layout: ChartLayout;
  readonly walks: readonly WalkFigures[];
  readonly states: readonly ReportState[];
  readonly transitions: readonly ReportTransition[];
  readonly events: readonly string[];
  readonly paths: readonly ReportPath[];
};

/** Counts have one number for each of the machine's walks. */
type Counts = readonly number[];

export type ReportState = Pick<WalkRecord['states'][number], 'id' | 'parent' | 'type' | 'asks'> & {
  readonly hits: Counts;
};

export type ReportTransition = Omit<WalkRecord['transitions'][number], 'hits' | 'index'> & {
  readonly hits: Counts;
  readonly yes: Counts;
  readonly no: Counts;
};

export type ReportPath = Pick<WalkedPath, 'id' | 'start' | 'outcome' | 'proves' | 'about'> & {
  /** The state's place. */
  readonly startsIn: number;
  readonly steps: readonly ReportStep[];
  readonly walkedBy: readonly PathWalk[];
};

export type ReportStep = Pick<WalkedPath['steps'][number], 'label' | 'kind'> & {
  readonly event: number;
  readonly to: number;
  readonly taken: readonly number[];
};

export type PathWalk = {
  readonly walk: number;
  readonly failure: string | undefined;
  /** The command that walks it alone, where it failed. */
  readonly alone?: string | undefined;
  /** Of the start, then after each step; empty when nobody took any. */
  readonly pictures: readonly (string | undefined)[];
};
