import { rateAlertPaths } from './specs/rateAlert.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(rateAlertPaths);
