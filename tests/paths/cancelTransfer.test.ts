import { cancelTransferPaths } from './specs/cancelTransfer.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(cancelTransferPaths);
