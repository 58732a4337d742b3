import type { recallTransferMachine } from '#src/machines/transfer/recall-transfer/recallTransferMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { paidName, recallTransferFacts } from './recallTransfer.facts.ts';
import { words } from './words.ts';

export const recallTransferUse: ScreenUse<typeof recallTransferMachine> = {
  facts: recallTransferFacts,
  headlines: {
    reason: words('recall.titles.reason'),
    checklist: () => words('recall.titles.checklist', { name: paidName() }),
    terms: words('recall.titles.terms'),
    case: () => words('recall.titles.case', { name: paidName() }),
    readingFailed: words('recall.titles.readingFailed'),
    notRecalled: words('recall.titles.notRecalled'),
  },
  controls: { 'reason.chosen': words('recall.reasons.wrongPerson') },
  table: {
    'reason.chosen': (page, { reason }) => page.press(words(`recall.reasons.${reason}`, { name: paidName() })),
    'checks.made': (page) => page.press(words('recall.stillMissing')),
    'step.reopened': (page) => page.press(words('recall.back')),
    'case.requested': (page) => page.press(words('recall.open')),
    'reading.retried': (page) => page.press(words('recall.retry')),
    'recall.left': (page) => page.press(words('recall.close')),
  },
};
