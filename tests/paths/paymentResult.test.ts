import { paymentResultPaths } from './specs/paymentResult.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(paymentResultPaths);
