import { findJourneyBrowser } from './browser.ts';

/**
 * Features of the browser that are switched off. Chromium obeys the last list alone, so Playwright's own comes first.
 * The address bar's suggestions are pages of their own and load with every context: half a second
 * of a processor each time. So does a process for a page that never comes.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/**
 * Launch options of the journeys' browser.
 * @param compiles whether scripts that run long are compiled once more to run faster. That takes a tenth of the processors'
 * time of a journey, and is worth it where scripts run for seconds, as axe does
 * @throws where there is no browser, with a sentence that says how to get one
 */
export const launchOptions = (compiles = false) => {
  const browser = findJourneyBrowser();
  if (!browser.ok) throw new Error(browser.error);
  return {
    executablePath: browser.value,
    // Software rendering in place of a missing graphics card takes processor time and changes nothing.
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-gpu',
      '--disable-software-rasterizer',
      `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ...(compiles ? [] : ['--js-flags=--no-turbofan,--no-maglev']),
    ],
  };
};
