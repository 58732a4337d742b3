import { inviteBusinessPaths } from './specs/inviteBusiness.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(inviteBusinessPaths);
