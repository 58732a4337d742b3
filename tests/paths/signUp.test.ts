import { signUpPaths } from './specs/signUp.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(signUpPaths);
