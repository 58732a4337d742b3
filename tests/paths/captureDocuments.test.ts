import { captureDocumentsPaths } from './specs/captureDocuments.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(captureDocumentsPaths);
