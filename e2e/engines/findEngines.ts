import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { err, ok, type Result } from '#lib/result.ts';
import { findJourneyBrowser, installFromDebian } from '../browser.ts';
import { startChromium } from './chromium.ts';
import type { Engine, EngineName } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

export interface FoundEngine {
  readonly name: EngineName;
  readonly start: Result<() => Promise<Engine>, string>;
}

const inPath = (program: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find(existsSync);

/** Started by WebKitGTK's driver. */
const miniBrowser = (): string | undefined => {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return ['', ...libraries]
    .flatMap((folder) =>
      ['4.1', '4.0', '6.0'].map((version) => join('/usr/lib', folder, `webkit2gtk-${version}/MiniBrowser`)),
    )
    .find(existsSync);
};

const withFirefox = (): (() => Promise<Engine>) | undefined => {
  const program = inPath('firefox-esr') ?? inPath('firefox');
  return program === undefined ? undefined : () => startFirefox(program);
};

const withWebKit = (): (() => Promise<Engine>) | undefined => {
  const browser = miniBrowser();
  const isPresent =
    browser !== undefined && inPath('WebKitWebDriver') !== undefined && inPath('xvfb-run') !== undefined;
  return isPresent ? () => startWebKit(browser) : undefined;
};

/** Installs Debian's packages if possible. */
const found = (name: EngineName, packages: string, look: () => (() => Promise<Engine>) | undefined): FoundEngine => {
  const start = look();
  if (start) return { name, start: ok(start) };
  installFromDebian()?.(packages);
  const installed = look();
  return {
    name,
    start: installed ? ok(installed) : err(`${name} is not installed (Debian: apt-get install ${packages})`),
  };
};

export const findEngines = (): readonly FoundEngine[] => {
  const chromium = findJourneyBrowser();
  return [
    { name: 'Chromium', start: chromium.ok ? ok(startChromium) : chromium },
    found('Firefox', 'firefox-esr', withFirefox),
    found('WebKit', 'webkit2gtk-driver xvfb xauth', withWebKit),
  ];
};
