import { findJourneyBrowser } from './browser.ts';

/**
 * Chromium obeys the last list alone, so Playwright's comes first. The address bar's suggestions and the spare process
 * cost half a second of a processor per context.
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
 * @param compiles recompiles hot scripts: a tenth of a journey's processor time, worth it only for long scripts such as
 * axe @throws with the way to get a browser
 */
export const launchOptions = (compiles = false) => {
  const browser = findJourneyBrowser();
  if (!browser.ok) throw new Error(browser.error);
  return {
    executablePath: browser.value,
    // Software rendering without a graphics card takes processor time and changes nothing.
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-gpu',
      '--disable-software-rasterizer',
      '--in-process-gpu',
      `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ...(compiles ? [] : ['--js-flags=--no-turbofan,--no-maglev']),
    ],
  };
};
