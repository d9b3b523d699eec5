import { defineConfig } from '@playwright/test';
import { journeysAtOnce } from './e2e/browser.ts';
import { launchOptions } from './e2e/launchOptions.ts';

const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

const launched = launchOptions();

export default defineConfig({
  testDir: 'e2e/journeys',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/globalSetup.ts',
  outputDir: 'test-results/e2e',
  // Each worker has its own chain.
  workers: journeysAtOnce(launched.executablePath),
  // A file is no unit: the last worker would have minutes of one file's waits before it alone.
  fullyParallel: true,
  // A machine that does other work too may miss a deadline once; what fails twice is broken.
  retries: 1,
  forbidOnly: process.env['CI'] !== undefined,
  // Limits of time are there for what hangs. They do not judge how busy the computer is.
  timeout: 300_000,
  // Retried steps end before the journey's own limit, so that a second try begins within minutes.
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: launched,
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    locale: 'en-US',
    // It would fetch the whole application again in every journey; those about it allow it.
    serviceWorkers: 'block',
  },
  projects: [
    // Runs first, because its longest journeys come late in the alphabet: one worker would end the run with them alone.
    {
      name: 'phone',
      // Journeys in which the size of the screen changes nothing run once.
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: PHONE_AGENT },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      // Animations are drawn many times; they run on the phone.
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
});
