import { sessionPaths } from './specs/session.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(sessionPaths);
