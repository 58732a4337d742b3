import { createHash } from 'node:crypto';
import type { Db } from '../database/open.ts';
import { sampleWatchlist } from '../screening/sampleWatchlist.ts';
import { putInForce, versionsInForce } from '../screening/watchlistStore.ts';

/** The sandbox's invented people, in force until the sample itself is another. */
export async function seedWatchlist(db: Db): Promise<void> {
  const sha256 = createHash('sha256').update(JSON.stringify(sampleWatchlist)).digest('hex');
  const known = (await versionsInForce(db)).some((version) => version.sha256 === sha256);
  if (known) return;
  await putInForce(db, {
    ...{ list: 'SAMPLE', publishedOn: undefined, fetchedAt: new Date(), sha256, loadedBy: 'sandbox' },
    entries: sampleWatchlist,
  });
}
