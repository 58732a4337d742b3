import { editProfilePaths } from './specs/editProfile.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(editProfilePaths);
