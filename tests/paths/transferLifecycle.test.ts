import { transferLifecyclePaths } from './specs/transferLifecycle.paths.ts';
import { walkMachine } from './walker/describePaths.ts';
import { short } from './walker/shapes.ts';

/** The statuses are so well connected that their loop-free paths are beyond counting: each edge is walked instead. */
walkMachine(transferLifecyclePaths, { shape: short });
