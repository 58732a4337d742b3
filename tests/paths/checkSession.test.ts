import { checkSessionPaths } from './specs/checkSession.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(checkSessionPaths);
