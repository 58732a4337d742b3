import { payTransferPaths } from './specs/payTransfer.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(payTransferPaths);
