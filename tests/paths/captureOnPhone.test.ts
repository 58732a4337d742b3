import { captureOnPhonePaths } from './specs/captureOnPhone.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(captureOnPhonePaths);
