import { downloadStatementMachine } from '#src/machines/document/download-statement/downloadStatementMachine.ts';
import { downloadStatementServices, type StatementSurroundings } from '#src/services/document/statementServices.ts';

/** The download of a statement, with the real work behind its ports. */
export const downloadStatementFlow = (surroundings: StatementSurroundings) =>
  downloadStatementMachine.provide({ actors: downloadStatementServices(surroundings) });
