import { priceQuotePaths } from './specs/priceQuote.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(priceQuotePaths);
