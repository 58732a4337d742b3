import { handOverPaths } from './specs/handOver.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(handOverPaths);
