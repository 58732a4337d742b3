import { verifyIdentityPaths } from './specs/verifyIdentity.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(verifyIdentityPaths);
