import { applyPromoPaths } from './specs/applyPromo.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(applyPromoPaths);
