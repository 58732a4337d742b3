import { expiryWatchdogPaths } from './specs/expiryWatchdog.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(expiryWatchdogPaths);
