import { type Browser, chromium } from 'playwright';
import { findChromium } from './findChromium.ts';

/**
 * The two pages a Chromium keeps ready in each window for suggestions below its address bar, which nobody sees here:
 * an empty window costs 1.3 s of processor with them, and 0.6 s without.
 */
const suggestionPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Chromium hears only the last list of features, so those that Playwright turns off are here again. */
const turnedOff = [
  ...suggestionPages,
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const args = [
  '--no-sandbox',
  // A frame of a company in a process of its own, as in everybody's browser: without a window that must be asked for.
  '--site-per-process',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  // Guessed from how long answers take, it would turn the data saver on where the machine is busy.
  '--force-effective-connection-type=4G',
  `--disable-features=${turnedOff}`,
];

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args });
