import { secondFactorPaths } from './specs/secondFactor.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(secondFactorPaths);
