import { addRecipientPaths } from './specs/addRecipient.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(addRecipientPaths);
