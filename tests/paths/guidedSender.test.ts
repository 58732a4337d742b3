import { guidedSenderPaths } from './specs/guidedSender.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(guidedSenderPaths);
