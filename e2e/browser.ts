import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';

/** Chromium without a window: a journey takes a fifth less of the processors' time in it. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

export interface BrowserLookup {
  /** Playwright's own program, whether it is there or not. */
  readonly own: string;
  /** Folders of the PATH. */
  readonly folders: readonly string[];
  exists: (path: string) => boolean;
  /** Installs a package of Debian; undefined where that is not possible. */
  readonly install: ((name: string) => void) | undefined;
  readonly isShared: boolean;
}

/** @param names of packages, separated by spaces */
const installPackages = (names: string): void => {
  console.log(`Installing Debian's ${names} (apt-get install -y ${names}) ...`);
  for (const command of ['update', `install -y ${names}`]) {
    spawnSync('apt-get', command.split(' '), { stdio: 'inherit' });
  }
};

/** Installs packages of Debian; undefined where that is not possible. */
export const installFromDebian = (): ((names: string) => void) | undefined =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/etc/debian_version')
    ? installPackages
    : undefined;

const thisMachine = (): BrowserLookup => ({
  own: chromium.executablePath(),
  folders: [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/snap/bin'].filter((folder) => folder !== ''),
  exists: existsSync,
  install: installFromDebian(),
  isShared: (process.env['CI'] ?? '') !== '',
});

const systemBrowser = ({ folders, exists }: BrowserLookup): string | undefined =>
  [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...ELSEWHERE].find(exists);

/**
 * The browser for the tests: Playwright's own if it is there, else one of the system, else Debian's (installed when we
 * may). @returns its program, or a sentence that says how to get one.
 */
export const findBrowser = (lookup: BrowserLookup = thisMachine()): Result<string, string> => {
  if (lookup.exists(lookup.own)) return ok(lookup.own);
  const found = systemBrowser(lookup);
  if (found !== undefined) return ok(found);
  lookup.install?.('chromium');
  const installed = systemBrowser(lookup);
  return installed !== undefined
    ? ok(installed)
    : err(
        'The browser tests need Chromium: run "npx playwright install chromium", or install Chromium or Chrome, and try again.',
      );
};

const headlessShell = ({ folders, exists }: BrowserLookup): string | undefined =>
  folders.map((folder) => join(folder, HEADLESS_SHELL)).find(exists);

/** The browser for the journeys: the system's headless shell, unless Playwright's own is there; else as `findBrowser`. */
export const findJourneyBrowser = (lookup: BrowserLookup = thisMachine()): Result<string, string> => {
  const shell = lookup.exists(lookup.own) ? undefined : headlessShell(lookup);
  return shell === undefined ? findBrowser(lookup) : ok(shell);
};

/** Journeys that keep two processors busy: each computes more than it waits. */
export const journeysAtOnce = (browser: string): number => (basename(browser) === HEADLESS_SHELL ? 5 : 3);

/**
 * Installs the headless shell where it is possible, once before a whole run: on somebody's own machine only where there is
 * no browser at all.
 */
export const installHeadlessShell = (lookup: BrowserLookup = thisMachine()): void => {
  if (lookup.exists(lookup.own) || headlessShell(lookup) !== undefined) return;
  if (lookup.isShared || systemBrowser(lookup) === undefined) lookup.install?.(HEADLESS_SHELL);
};
