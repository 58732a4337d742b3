import { changeRecipientPaths } from './specs/changeRecipient.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(changeRecipientPaths);
