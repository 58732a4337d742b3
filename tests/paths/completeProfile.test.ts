import { completeProfilePaths } from './specs/completeProfile.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(completeProfilePaths);
