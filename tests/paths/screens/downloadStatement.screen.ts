import type { downloadStatementMachine } from '#src/machines/document/download-statement/downloadStatementMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { downloadStatementFacts } from './downloadStatement.facts.ts';
import { words } from './words.ts';

export const downloadStatementUse: ScreenUse<typeof downloadStatementMachine> = {
  facts: downloadStatementFacts,
  headlines: { period: words('documents.statement.title'), progress: words('documents.statement.title') },
  controls: {
    'statement.cancelled': words('documents.statement.stop'),
    'statement.closed': words('controls.close'),
  },
  table: {
    'statement.requested': (page, { format }) => page.press(words(`documents.statement.${format}`)),
    'statement.cancelled': (page) => page.press(words('documents.statement.stop')),
    'statement.closed': (page) => page.press(words('controls.close')),
  },
};
