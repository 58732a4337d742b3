import { vi } from 'vitest';
import { StatementDialog } from '#src/ui/screens/document/StatementDialog.tsx';
import { downloadStatementPaths } from '../specs/downloadStatement.paths.ts';
import { walkScreen } from '../walker/walkScreen.ts';
import { downloadStatementUse } from './downloadStatement.screen.ts';
import { inProduct } from './inProduct.tsx';

const day = (date: number) => ({ year: 2026, month: 11, day: date });

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
