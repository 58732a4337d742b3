import { listTransfers, readStatement } from '#contract/transfer/transfer.ts';
import { downloadStatementUse } from '#tests/paths/screens/downloadStatement.screen.ts';
import { downloadStatementPaths } from '#tests/paths/specs/downloadStatement.paths.ts';
import { byCall } from './endings.ts';
import { at } from './openings.ts';
import { aSender, told } from './senders.ts';
import { walkTours } from './walkTours.ts';

const historyOf = (total: number) => ({
  collections: [],
  total,
  totals: { completed: total, cancelled: 0, pending: 0 },
});

walkTours({
  spec: downloadStatementPaths,
  use: downloadStatementUse,
  prepares: aSender,
  opens: { 'the history': at('/transactions?statement=open') },
  ends: {
    countStatement: byCall(listTransfers, { wire: (total) => historyOf(Number(total)) }),
    makeStatement: byCall(readStatement, { real: { ok: async () => undefined } }),
  },
  others: new Map([told(listTransfers, { data: historyOf(0) })]),
});
