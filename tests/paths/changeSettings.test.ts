import { changeSettingsPaths } from './specs/changeSettings.paths.ts';
import { walkMachine } from './walker/describePaths.ts';

walkMachine(changeSettingsPaths);
