import { shareTransferPaths } from './specs/shareTransfer.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(shareTransferPaths);
