import { vi } from 'vitest';
import { StatementDialog } from '#src/ui/screens/document/StatementDialog.tsx';
import { downloadStatementPaths } from '../specs/downloadStatement.paths.ts';
import { told } from '../telling/retell.ts';
import { walkScreen } from '../walker/walkScreen.ts';
import { downloadStatementUse } from './downloadStatement.screen.ts';
import { inProduct } from './inProduct.tsx';
import { usualPeriod } from './sendFixtures.ts';

walkScreen(downloadStatementPaths, {
  ...downloadStatementUse,
  mount: (actor) =>
    inProduct(
      <StatementDialog
        actor={actor}
        today={usualPeriod.to}
        usual={told(usualPeriod)}
        progress={undefined}
        onPrint={vi.fn()}
      />,
    ),
});
