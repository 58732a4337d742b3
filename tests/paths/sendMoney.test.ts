import { sendMoneyPaths } from './specs/sendMoney.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(sendMoneyPaths);
