import { join } from 'node:path';
import { compressAssets } from './compressAssets.ts';
import { passedBudgets } from './pageBudgets.ts';
import { writeOfflineWorker } from './writeOfflineWorker.ts';

/** What is left once the pages are written: the page without a network, the compressed files, and whether all is light. */
export async function finishBuild({ root, dist }: { readonly root: string; readonly dist: string }): Promise<void> {
  await writeOfflineWorker({ root, dist });
  await compressAssets(join(dist, 'assets'));
  const passed = passedBudgets(dist);
  if (passed.length > 0) throw new Error(`The pages have grown too heavy.\n\n${passed.join('\n\n')}`);
}
