import { talkToPersonPaths } from './specs/talkToPerson.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(talkToPersonPaths);
