import { transferLifecyclePaths } from './specs/transferLifecycle.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

/** Statuses forget how they were reached, so its 7,000 loop-free paths prove no more than its rules do. */
walkMachine(transferLifecyclePaths, { shape: 'short' });
