import { registerEmailPaths } from './specs/registerEmail.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(registerEmailPaths);
