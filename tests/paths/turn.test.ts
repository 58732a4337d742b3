import { turnPaths } from './specs/turn.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(turnPaths);
