import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { notDrawn } from '#tests/setup/drawnMutants.ts';

const figuresFile = resolve(import.meta.dirname, '../../../docs/mutants.json');

const count = z.int().nonnegative();

/** What became of the drawn changes of an area: all that were drawn, and those by how they ended. */
const figures = z.strictObject({
  mutants: count,
  killed: count,
  /** A test ran without an end, twice: perhaps noticed, and not by what it expects. */
  timedOut: count,
  survived: count,
  noCoverage: count,
});
const areaFigures = figures.extend({ seed: count, date: z.iso.date(), commit: z.string() });
const allFigures = z.record(z.string(), areaFigures);

export type SourceMutantFigures = z.infer<typeof figures>;
export type AreaFigures = z.infer<typeof areaFigures>;

type Result = { readonly status: string; readonly statusReason?: string | undefined };

/** What was broken of what StrykerJS found: the rest was ignored, or not drawn. */
export const drawnOf = <Found extends Result>(results: readonly Found[]): readonly Found[] =>
  results.filter(({ status, statusReason }) => status !== 'Ignored' && statusReason !== notDrawn);

/** Counts by how they ended. A change that could not be run at all was noticed by the loader. */
export function figuresOf(drawn: readonly Result[]): SourceMutantFigures {
  const ended = (...statuses: readonly string[]) => drawn.filter(({ status }) => statuses.includes(status)).length;
  return {
    mutants: drawn.length,
    killed: ended('Killed', 'RuntimeError'),
    timedOut: ended('Timeout'),
    survived: ended('Survived'),
    noCoverage: ended('NoCoverage'),
  };
}

/** The committed figures by area; empty where nothing was counted yet. */
export function readAreaFigures(file = figuresFile): Readonly<Record<string, AreaFigures>> {
  return existsSync(file) ? allFigures.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Puts the figures of one area in the place of its earlier ones. */
export function writeAreaFigures(area: string, counted: AreaFigures, file = figuresFile): void {
  const all = { ...readAreaFigures(file), [area]: counted };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}
