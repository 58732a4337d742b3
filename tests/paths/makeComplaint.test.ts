import { makeComplaintPaths } from './specs/makeComplaint.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(makeComplaintPaths);
