import { dialoguePaths } from './specs/dialogue.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(dialoguePaths, { shape: 'short' });
