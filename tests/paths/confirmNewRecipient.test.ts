import { confirmNewRecipientPaths } from './specs/confirmNewRecipient.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(confirmNewRecipientPaths);
