import { freshSignInPaths } from './specs/freshSignIn.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(freshSignInPaths);
