import { mostStatementRows } from '#domain/statement/statementPeriod.ts';
import type {
  DownloadStatementContext,
  downloadStatementMachine,
} from '#src/machines/document/download-statement/downloadStatementMachine.ts';
import { told } from '../telling/retell.ts';
import type { Facts } from '../walker/screenTable.ts';
import { sentence } from './asRead.ts';
import { usualPeriod } from './sendFixtures.ts';
import { words } from './words.ts';

/** The two days, each in its own boxes. */
const inBoxes = (side: 'from' | 'to') => ({
  beside: words(`documents.statement.${side}`),
  tells() {
    const { day, month, year } = told(usualPeriod)[side];
    const twoDigits = (number: number) => String(number).padStart(2, '0');
    return new RegExp(`${twoDigits(day)} .*${twoDigits(month)} .*${year}`);
  },
});

/** Nothing was found, or how much more than a statement holds. */
function refusal({ refusal: why, count = 0 }: DownloadStatementContext): string | undefined {
  if (why === 'tooMany') return words('documents.statement.tooMany', { found: count, most: mostStatementRows });
  return why && words('documents.statement.nothingFound');
}

export const downloadStatementFacts: Facts<typeof downloadStatementMachine> = {
  period: {
    from: inBoxes('from'),
    to: inBoxes('to'),
    refusal,
    failure: ({ failure }) => sentence(failure),
  },
  progress: 'how far it is comes from the work, and not from the flow',
};
