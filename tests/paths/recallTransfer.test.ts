import { recallTransferPaths } from './specs/recallTransfer.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(recallTransferPaths);
