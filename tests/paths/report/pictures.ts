import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { WalkRecord } from '../walker/walkRecord.ts';

/** Pictures that are missing, or older than the run that shows them: a report with one of them would lie. */
export function stalePictures(
  records: readonly WalkRecord[],
  { run, folder }: { readonly run: string; readonly folder: string },
): string[] {
  const shown = records.flatMap(({ paths }) =>
    paths.flatMap(({ startScreenshot, steps }) => [startScreenshot, ...steps.map(({ screenshot }) => screenshot)]),
  );
  const named = [...new Set(shown)].filter((picture) => picture !== undefined);
  return named.flatMap((picture) => {
    const file = join(folder, picture);
    if (!existsSync(file)) return [`${picture} is missing`];
    return statSync(file).mtimeMs < Date.parse(run) ? [`${picture} is older than the run`] : [];
  });
}
