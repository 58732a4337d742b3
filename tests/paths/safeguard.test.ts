import { safeguardPaths } from './specs/safeguard.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(safeguardPaths);
