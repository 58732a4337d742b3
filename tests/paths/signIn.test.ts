import { signInPaths } from './specs/signIn.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(signInPaths);
