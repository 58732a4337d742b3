import { resetPasswordPaths } from './specs/resetPassword.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(resetPasswordPaths);
