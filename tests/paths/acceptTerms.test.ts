import { acceptTermsPaths } from './specs/acceptTerms.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(acceptTermsPaths);
