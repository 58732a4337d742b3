import { downloadStatementPaths } from './specs/downloadStatement.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(downloadStatementPaths);
