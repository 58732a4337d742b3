import type { Db } from '../database/open.ts';
import type { Job } from '../jobs/jobs.ts';
import { isClosed } from './closings.ts';
import type { FetchFile } from './companyFile.ts';
import { plusDays, reconcile } from './reconcile.ts';

const everyMs = 15 * 60_000;
/** UTC hour from which companies' files of the day before are there. */
const fromHour = 6;

/** Closes the day before, once its files are there (CASS 15: each business day). */
export const dailyClosing = (tools: { readonly db: Db; readonly fetchFile: FetchFile }): Job => ({
  name: 'dailyClosing',
  everyMs,
  async run() {
    const now = new Date();
    if (now.getUTCHours() < fromHour) return false;
    const day = plusDays(now.toISOString().slice(0, 10), -1);
    if (!(await isClosed(tools.db, day))) await reconcile(tools, day);
    return false;
  },
});
