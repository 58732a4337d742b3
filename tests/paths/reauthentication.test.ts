import { reauthenticationPaths } from './specs/reauthentication.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(reauthenticationPaths);
