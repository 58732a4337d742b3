import { vi } from 'vitest';
import type { downloadStatementMachine } from '#src/machines/download-statement/downloadStatementMachine.ts';
import { StatementDialog } from '#src/ui/screens/documents/StatementDialog.tsx';
import { downloadStatementPaths } from '../specs/downloadStatement.paths.ts';
import { walkScreen } from '../walker/screenDriver.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { inProduct } from './inProduct.tsx';
import { words } from './words.ts';

const day = (date: number) => ({ year: 2026, month: 11, day: date });

/** Its work is done in a worker, which no tour can hold: the journey of the history goes through it in a browser. */
const downloadStatementUse: ScreenUse<typeof downloadStatementMachine> = {
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

walkScreen(downloadStatementPaths, {
  ...downloadStatementUse,
  mount: (actor) =>
    inProduct(
      <StatementDialog
        actor={actor}
        today={day(21)}
        usual={{ from: day(14), to: day(21) }}
        progress={undefined}
        onPrint={vi.fn()}
      />,
    ),
});
