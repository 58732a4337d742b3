import { confirmCodePaths } from './specs/confirmCode.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(confirmCodePaths);
