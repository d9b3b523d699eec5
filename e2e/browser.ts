import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { err, ok } from '../src/lib/result.ts';
import type { Result } from '../src/lib/result.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** A Chromium-like browser of the system, or undefined. */
const systemBrowser = (): string | undefined => {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/snap/bin'].filter(
    (folder) => folder !== '',
  );
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...ELSEWHERE].find(existsSync);
};

const canInstall = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/etc/debian_version');

const install = (): void => {
  console.log("No browser found: installing Debian's chromium (apt-get install -y chromium) ...");
  for (const command of ['update', 'install -y chromium']) {
    spawnSync('apt-get', command.split(' '), { stdio: 'inherit' });
  }
};

/**
 * The browser for the tests: Playwright's own if it is there, else one of the system, else Debian's (installed when we
 * may). @returns its program, or a sentence that says how to get one.
 */
export const findBrowser = (): Result<string, string> => {
  const own = chromium.executablePath();
  if (existsSync(own)) return ok(own);
  const found = systemBrowser();
  if (found !== undefined) return ok(found);
  if (canInstall()) install();
  const installed = systemBrowser();
  return installed !== undefined
    ? ok(installed)
    : err(
        'The browser tests need Chromium: run "npx playwright install chromium", or install Chromium or Chrome, and try again.',
      );
};
