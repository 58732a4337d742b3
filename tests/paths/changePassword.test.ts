import { changePasswordPaths } from './specs/changePassword.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(changePasswordPaths);
