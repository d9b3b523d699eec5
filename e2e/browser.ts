import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { err, ok, type Result } from '#lib/result.ts';

/** Chromium with no window, in which a journey takes a fifth less processor time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

export interface BrowserLookup {
  readonly own: string;
  readonly folders: readonly string[];
  exists: (path: string) => boolean;
  /** Installs Debian packages; undefined where this process cannot. */
  readonly install: ((name: string) => void) | undefined;
  readonly isShared: boolean;
}

/** @param names package names, separated by spaces */
const installPackages = (names: string): void => {
  console.log(`Installing Debian's ${names} (apt-get install -y ${names}) ...`);
  for (const command of ['update', `install -y ${names}`]) {
    spawnSync('apt-get', command.split(' '), { stdio: 'inherit' });
  }
};

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
 * Playwright's browser, else the system's, else Debian's (installed if possible). @returns its path, or how to get one
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

/** Prefers the system's headless shell to the system's other browsers. Playwright's own browser comes first. */
export const findJourneyBrowser = (lookup: BrowserLookup = thisMachine()): Result<string, string> => {
  const shell = lookup.exists(lookup.own) ? undefined : headlessShell(lookup);
  return shell === undefined ? findBrowser(lookup) : ok(shell);
};

/** Keeps two processors busy: each journey computes more than it waits. */
export const journeysAtOnce = (browser: string): number => (basename(browser) === HEADLESS_SHELL ? 5 : 3);

/** Runs once before all journeys. On a developer's machine it installs the shell only if there is no browser at all. */
export const installHeadlessShell = (lookup: BrowserLookup = thisMachine()): void => {
  if (lookup.exists(lookup.own) || headlessShell(lookup) !== undefined) return;
  if (lookup.isShared || systemBrowser(lookup) === undefined) lookup.install?.(HEADLESS_SHELL);
};
