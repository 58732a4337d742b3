import type { Db } from '../database/open.ts';
import type { Job } from '../jobs/jobs.ts';
import type { FetchFile } from './companyFile.ts';
import { daysToClose } from './dailyCloses.ts';
import { reconcile } from './reconcile.ts';

const everyMs = 15 * 60_000;

/** Closes every day that is not closed yet, once its files are there (CASS 15: each business day). */
export const dailyClosing = (tools: { readonly db: Db; readonly fetchFile: FetchFile }): Job => ({
  name: 'dailyClosing',
  everyMs,
  async run() {
    for (const day of await daysToClose(tools.db)) await reconcile(tools, day);
    return false;
  },
});
