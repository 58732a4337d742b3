import type { Db } from '../database/open.ts';
import { closingStanding, type OpenDay } from '../reconciliation/dailyCloses.ts';
import type { StatusSection } from './statusSection.ts';

/** Which day was closed last, and which were not. */
export async function closingStatus(db: Db): Promise<StatusSection> {
  const { closed, open } = await closingStanding(db);
  return {
    heading: 'Closing of days',
    lines: [
      closed ? `Closed up to ${closed}${open.length > 0 ? ', but for:' : '.'}` : 'No day was closed yet.',
      ...open.map(described),
    ],
    isWell: open.every(({ isLate }) => !isLate),
    data: { closed, open },
  };
}

const described = ({ day, missing }: OpenDay): string =>
  missing.length > 0 ? `${day}: waits for the files of ${missing.join(', ')}` : `${day}: not tried yet`;
